import { OneTimePasswordField } from '../../../src/components/index.js'
import { describeCodeField } from './describe-code-field.js'

describeCodeField('OneTimePasswordField', OneTimePasswordField)
