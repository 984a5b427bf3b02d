// `styles.css`: everything but the accents that an app chooses. It has the default one, and those that mean something
// (done, look out, went wrong); each other is one more file, `accents/<name>.css`. Every gray is here, so that it is one.
import '../tokens/base.css.js'
import '../tokens/accents/amber.css.js'
import '../tokens/accents/green.css.js'
import '../tokens/accents/indigo.css.js'
import '../tokens/accents/red.css.js'
import '../tokens/grays/gray.css.js'
import '../tokens/grays/sage.css.js'
import '../tokens/grays/mauve.css.js'
import '../tokens/grays/olive.css.js'
import '../tokens/grays/sand.css.js'
import '../tokens/grays/slate.css.js'
