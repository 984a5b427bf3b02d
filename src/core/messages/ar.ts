import { arComponentWords } from '../../words/ar.js'
import type { Messages } from './en.js'

/** Digits as the browser's `ar` locale writes them, the same as in amounts. */
const LOCALE = 'ar'

/** Plural forms of seconds. */
const SECONDS: Forms = { one: 'ثانية واحدة', two: 'ثانيتين', few: '# ثوانٍ', other: '# ثانية' }

/** Plural forms of search results. */
const FOUND: Forms = {
  zero: 'لم نعثر على أي محفظة',
  one: 'عثرنا على محفظة واحدة',
  two: 'عثرنا على محفظتين',
  few: 'عثرنا على # محافظ',
  other: 'عثرنا على # محفظة',
}

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/**
 * Every word of Lintel in Arabic. Set the direction of the theme beside it.
 *
 * @example createLintel({ …, messages: async () => (await import('lintel/messages/ar')).ar })
 */
export const ar: Messages = {
  locale: LOCALE,
  common: {
    close: 'إغلاق',
    back: 'رجوع',
    help: 'مساعدة',
    cancel: 'إلغاء',
    tryAgain: 'إعادة المحاولة',
    disconnect: 'قطع الاتصال',
    loading: 'جارٍ التحميل',
    yourWallet: 'محفظتك',
    unknownNetwork: 'شبكة غير معروفة',
  },
  connectButton: { connect: 'ربط المحفظة', connecting: 'جارٍ الربط', account: 'الحساب' },
  shell: {
    networkSelector: ({ network }) => `الشبكة: ${isolate(network)}`,
    terms: 'شروط الخدمة',
    privacy: 'سياسة الخصوصية',
    legal: 'بربط محفظتك فإنك توافق على',
    and: 'و',
    viewFailed: 'تعذّر تحميل هذه الصفحة',
    viewFailedText: 'تحقّق من اتصالك بالإنترنت ثم أعد المحاولة.',
    viewMissing: 'غير متاح هنا',
    viewMissingText: 'لم يفعّل هذا الموقع هذا الجزء.',
  },
  titles: {
    Connect: 'ربط المحفظة',
    AllWallets: 'كل المحافظ',
    ConnectingExternal: ({ wallet }) => wallet,
    ConnectingWalletConnect: 'امسح الرمز بهاتفك',
    ConnectingMultiChain: 'اختر شبكة',
    ConnectWallets: 'ربط المحفظة',
    Downloads: ({ wallet }) => `الحصول على ${isolate(wallet)}`,
    GetWallet: 'الحصول على محفظة',
    ProfileWallets: 'محافظك',
    SwitchActiveChain: 'تبديل الشبكة',
    Account: 'الحساب',
    Networks: 'الشبكات',
    WhatIsAWallet: 'ما المحفظة؟',
    WhatIsANetwork: 'ما الشبكة؟',
    SwitchNetwork: 'تبديل الشبكة',
    UnsupportedChain: 'شبكة غير مدعومة',
    ApproveTransaction: 'الموافقة على المعاملة',
    SIWXSignMessage: 'تسجيل الدخول',
  },
  connect: {
    installed: 'مثبّتة',
    recent: 'حديثة',
    connected: 'متصلة',
    wallets: 'المحافظ',
    browserWallet: 'محفظة المتصفح',
    searching: 'جارٍ البحث عن المحافظ',
    emptyTitle: 'لم نعثر على أي محفظة',
    emptyText: 'ثبّت محفظة في هذا المتصفح ثم أعد تحميل الصفحة.',
    suggestText: 'احصل على إحدى هذه المحافظ أو على محفظة أخرى تثق بها، ثم أعد تحميل الصفحة.',
    reload: 'إعادة تحميل الصفحة',
    restoringTitle: 'مرحبًا بعودتك',
    restoringText: 'نبحث عن آخر محفظة استخدمتها.',
    walletConnect: 'WalletConnect',
    qrCode: 'رمز QR',
    unnamedWallet: 'محفظة بلا اسم',
    allWallets: 'كل المحافظ',
    continueWithWallet: 'المتابعة بمحفظة',
    or: 'أو',
    moreFailed: 'تعذّر تحميل المزيد من المحافظ.',
    legal: 'أوافق على',
    legalAlone: 'أوافق على شروط هذا الموقع',
    legalFirst: 'وافق للمتابعة.',
    legalDone: 'يمكنك الآن ربط محفظتك.',
  },
  embedded: {
    email: 'البريد الإلكتروني',
    emailPlaceholder: 'عنوان البريد الإلكتروني',
    emailSubmit: 'المتابعة بالبريد الإلكتروني',
    emailInvalid: `أدخل عنوان بريد إلكتروني، مثل ${isolate('name@example.com')}.`,
    socials: 'حسابات التواصل',
    continueWith: ({ provider }) => `المتابعة عبر ${isolate(provider)}`,
    more: 'طرق أخرى',
    missingEmail: 'تسجيل الدخول بالبريد الإلكتروني غير جاهز بعد في هذا الموقع. اربط محفظة بدلًا منه.',
    missingSocial: ({ provider }) =>
      `تسجيل الدخول عبر ${isolate(provider)} غير جاهز بعد في هذا الموقع. اربط محفظة بدلًا منه.`,
  },
  allWallets: {
    search: 'البحث في المحافظ',
    clearSearch: 'مسح البحث',
    certifiedOnly: 'المعتمدة فقط',
    scan: 'عرض رمز QR',
    wallets: 'المحافظ',
    found: ({ count }) => formatCount(count, FOUND),
    emptyTitle: 'لم نعثر على أي محفظة',
    emptyText: ({ query }) => `لا شيء يطابق «${isolate(query)}».`,
    emptyCertified: 'لا توجد بينها محفظة معتمدة. أوقف «المعتمدة فقط» لعرض المزيد.',
    emptyList: 'لا يعرض هذا الموقع أي محافظ.',
    clear: 'مسح',
  },
  getWallet: {
    wallets: 'محافظ يمكنك الحصول عليها',
    exploreAll: 'استكشاف الكل',
    loading: 'جارٍ البحث عن المحافظ',
    emptyTitle: 'لا توجد محفظة نقترحها',
    emptyText: 'ابحث عن محفظة في متجر متصفحك أو هاتفك ثم عُد إلى هنا.',
  },
  downloads: {
    places: 'أماكن الحصول عليها',
    chrome: 'Chrome',
    firefox: 'Firefox',
    edge: 'Edge',
    ios: 'iPhone وiPad',
    android: 'Android',
    website: 'الموقع الإلكتروني',
    hint: 'ثبّتها ثم عُد إلى هنا لربطها.',
    emptyTitle: 'لا يوجد تنزيل معروف',
    emptyText: ({ wallet }) => `ابحث عن ${isolate(wallet)} في متجر متصفحك أو هاتفك.`,
  },
  whatIsANetwork: {
    ledger: { title: 'تحفظ السجل', text: 'الشبكة حواسيب كثيرة تتفق على من يملك ماذا.' },
    separate: {
      title: 'لكل شبكة مكانها',
      text: 'ما تملكه على شبكة ليس موجودًا على أخرى، وإن كان عنوانك غالبًا واحدًا فيهما.',
    },
    fees: {
      title: 'تطلب رسومًا بسيطة',
      text: 'تُدفع رسوم كل معاملة بعملة شبكتها، وتختلف من شبكة إلى أخرى.',
    },
    done: 'فهمت',
  },
  namespaces: { eip155: 'EVM', solana: 'Solana', bip122: 'Bitcoin', polkadot: 'Polkadot' },
  whatIsAWallet: {
    holds: { title: 'تحفظ ما تملكه', text: 'العملات والرموز والأسماء موجودة على الشبكة، والمحفظة تحفظ مفاتيحها.' },
    signsIn: { title: 'تسجّل بها الدخول', text: 'بلا حساب جديد ولا كلمة مرور: تربطها وتختار ما تشاركه.' },
    asks: { title: 'تسألك أولًا', text: 'لا يُشارَك شيء ولا يُوقَّع ولا يُرسَل قبل موافقتك فيها.' },
    done: 'فهمت',
    getWallet: 'الحصول على محفظة',
  },
  connectingExternal: {
    title: ({ wallet }) => `تابع في ${isolate(wallet)}`,
    text: ({ wallet }) => `وافق على الاتصال في ${isolate(wallet)}.`,
    declinedTitle: 'رُفض الاتصال',
    declinedText: ({ wallet }) => `رفضتَ الطلب في ${isolate(wallet)}. لم تتم مشاركة أي شيء.`,
    installQuestion: 'ليست لديك؟',
    install: ({ wallet }) => `الحصول على ${isolate(wallet)}`,
  },
  pairing: {
    ways: 'طرق الربط',
    way: { browser: 'المتصفح', mobile: 'الهاتف', qrCode: 'رمز QR', web: 'تطبيق الويب', desktop: 'الحاسوب' },
    scan: ({ wallet }) => `امسح هذا الرمز في ${isolate(wallet)} على هاتفك.`,
    qrCode: 'رمز QR لربط محفظة',
    qrRefused: 'هذا الرابط أطول من أن يتسع له رمز QR. انسخه إلى محفظتك بدلًا من ذلك.',
    copyLink: 'نسخ الرابط',
    newCode: ({ time }) => `رمز جديد خلال ${isolate(time)}`,
    newCodeSoon: ({ seconds }) => `سيحل رمز جديد محل هذا الرمز خلال ${formatCount(seconds, SECONDS)}.`,
    codeRenewed: 'ظهر رمز جديد.',
    preparing: 'الرمز في الطريق.',
    preparingLink: 'الرابط في الطريق.',
    slow: 'يستغرق هذا وقتًا أطول من المعتاد. تحقّق من اتصالك بالإنترنت.',
    offline: 'أنت غير متصل بالإنترنت. سيظهر الرمز عند عودة الاتصال.',
    open: ({ wallet }) => `فتح ${isolate(wallet)}`,
    openText: {
      browser: ({ wallet }) => `${isolate(wallet)} جاهزة في هذا المتصفح.`,
      mobile: ({ wallet }) => `افتح ${isolate(wallet)} ووافق على الاتصال ثم عُد إلى هنا.`,
      web: ({ wallet }) => `ستُفتح ${isolate(wallet)} في نافذة مستقلة. وافق على الاتصال هناك.`,
      desktop: ({ wallet }) => `افتح ${isolate(wallet)} على هذا الحاسوب ووافق على الاتصال.`,
    },
    opened: ({ wallet }) => `وافق على الاتصال في ${isolate(wallet)} ثم عُد إلى هنا.`,
    blocked: 'حظر متصفحك النافذة. اسمح بها لهذا الموقع أو انسخ الرابط.',
    unanswered: 'لم يحدث شيء؟',
    unansweredText: ({ wallet }) => `ربما لم تُثبَّت ${isolate(wallet)} على هذا الجهاز.`,
    showCode: 'عرض رمز QR',
    connectingTitle: 'تمت الموافقة',
    connectingText: ({ wallet }) => `جارٍ ربط ${isolate(wallet)}.`,
    notInstalledTitle: ({ wallet }) => `لم تُثبَّت ${isolate(wallet)} بعد`,
    notInstalledText: 'ثبّتها ثم عُد إلى هنا.',
    otherWallet: 'اختيار محفظة أخرى',
  },
  multiChain: {
    text: ({ wallet }) => `تعمل ${isolate(wallet)} مع عدة أنواع من الشبكات. أيّها تريد أن تربط؟`,
    choices: 'الشبكات',
  },
  switchActiveChain: {
    text: ({ network }) => `اربط محفظة لشبكة ${isolate(network)}. تبقى محافظك الأخرى متصلة.`,
    emptyText: ({ network }) => `ثبّت محفظة لشبكة ${isolate(network)} ثم أعد تحميل الصفحة.`,
    ready: ({ network }) => `لديك بالفعل حساب على ${isolate(network)}.`,
    go: ({ network }) => `التبديل إلى ${isolate(network)}`,
  },
  profileWallets: {
    active: 'نشطة',
    switch: 'تبديل',
    shared: 'شاركته هذه المحفظة. يمكنك تغييره فيها.',
    more: ({ count }) => `عناوين أخرى في هذه المحفظة: ${count}`,
    together: ({ namespaces }) => `ينهي ${isolate(namespaces)} معًا`,
    recent: 'استُخدمت مؤخرًا',
    add: 'إضافة محفظة',
    disconnectOne: ({ wallet }) => `قطع الاتصال مع ${isolate(wallet)}`,
    disconnectAll: 'قطع كل الاتصالات',
  },
  account: {
    copyAddress: 'نسخ العنوان',
    addressCopied: 'تم نسخ العنوان',
    viewInExplorer: 'العرض في المستكشف',
    more: 'المزيد عن هذا الحساب',
    balance: 'الرصيد',
    balanceUnavailable: 'الرصيد غير متاح',
    disconnecting: 'جارٍ قطع الاتصال',
  },
  networks: {
    search: 'البحث في الشبكات',
    all: 'الشبكات',
    clearSearch: 'مسح البحث',
    current: 'الشبكة الحالية',
    testnets: 'شبكات الاختبار',
    emptyTitle: 'لم نعثر على أي شبكة',
    emptyText: ({ query }) => `لا شيء يطابق «${isolate(query)}».`,
    note: 'قد لا تدعم محفظتك كل الشبكات.',
    whatIs: 'ما الشبكة؟',
    notApproved: 'لم توافق عليها هذه المحفظة',
    toApprove: 'ستطلب منك محفظتك الموافقة عليها',
  },
  switchNetwork: {
    title: ({ network }) => `التبديل إلى ${isolate(network)}`,
    text: ({ wallet }) => `وافق على التبديل في ${isolate(wallet)}.`,
    declinedTitle: 'رُفض التبديل',
    declinedText: ({ wallet }) => `رفضتَ التبديل في ${isolate(wallet)}. لم تتغيّر شبكتك.`,
  },
  unsupportedChain: {
    title: 'هذه الشبكة غير مدعومة',
    current: ({ network }) => `محفظتك على ${isolate(network)}`,
    choices: 'الشبكات المدعومة',
    declined: ({ network }) => `رفضتَ التبديل إلى ${isolate(network)}. اخترها من جديد لإعادة المحاولة.`,
    text: ({ app }) => `لا يعمل ${isolate(app)} على هذه الشبكة. اختر إحدى هذه الشبكات للمتابعة.`,
  },
  toasts: {
    label: 'إشعار',
    region: 'الإشعارات ({hotkey})',
    dismiss: 'تجاهل',
    balanceUnavailable: 'رصيد الرمز غير متاح',
    disconnectFailed: 'تعذّر قطع الاتصال',
  },
  announcements: {
    view: ({ title }) => title,
    connected: ({ account }) => `تم الاتصال بالحساب ${isolate(account)}`,
    disconnected: 'انقطع الاتصال',
    networkChanged: ({ network }) => `تغيّرت الشبكة إلى ${isolate(network)}`,
    closeRefused: {
      'approve-pending': 'وافق على المعاملة أو ارفضها أولًا.',
      'sign-in-required': 'وقّع الرسالة أو ألغِ أولًا.',
      'unsupported-chain': 'اختر شبكة أو اقطع الاتصال أولًا.',
    },
  },
  errors: {
    'invalid-option': { title: 'لم يكتمل الإعداد', text: () => 'إعداد هذا الموقع غير صحيح. يُرجى العودة لاحقًا.' },
    'project-id-not-configured': {
      title: 'لم يكتمل الإعداد',
      text: () => 'إعداد هذا الموقع غير صحيح. يُرجى العودة لاحقًا.',
    },
    'request-rejected': {
      title: 'رُفض الطلب',
      text: ({ wallet }) => `رفضتَ الطلب في ${isolate(wallet)}.`,
    },
    'request-pending': {
      title: 'طلب في الانتظار',
      text: ({ wallet }) => `هناك طلب مفتوح. أجب عنه في ${isolate(wallet)} ثم أعد المحاولة.`,
    },
    'request-cancelled': { title: 'أُوقف الطلب', text: () => 'أُوقف الطلب. أعد المحاولة متى شئت.' },
    'wallet-locked': {
      title: 'المحفظة مقفلة',
      text: ({ wallet }) => `افتح قفل ${isolate(wallet)} ثم أعد المحاولة.`,
    },
    'wallet-unresponsive': {
      title: 'لا رد بعد',
      text: ({ wallet }) => `لم يصلنا رد من ${isolate(wallet)}. ابحث فيها عن طلب أو أعد المحاولة.`,
    },
    'wallet-window-blocked': {
      title: 'حُظرت النافذة',
      text: ({ wallet }) => `حظر متصفحك نافذة ${isolate(wallet)}. اسمح بها لهذا الموقع ثم أعد المحاولة.`,
    },
    'wallet-failed': {
      title: 'حدث خطأ ما',
      text: ({ wallet }) => `حدثت مشكلة في ${isolate(wallet)}. أعد المحاولة.`,
    },
    'connector-not-found': {
      title: 'لم نعثر على المحفظة',
      text: ({ wallet }) => `لم نعثر على ${isolate(wallet)} في هذا المتصفح. ثبّتها أو فعّلها ثم أعد المحاولة.`,
    },
    'account-not-shared': {
      title: 'لم يُشارَك أي حساب',
      text: ({ wallet }) => `اختر حسابًا لمشاركته في ${isolate(wallet)} ثم أعد المحاولة.`,
    },
    'not-connected': { title: 'غير متصل', text: () => 'اربط محفظة أولًا.' },
    'network-mismatch': {
      title: 'يلزم تغيير الشبكة',
      text: ({ wallet }) => `يتطلب هذا شبكة غير الشبكة الحالية في ${isolate(wallet)}. بدّلها ثم أعد المحاولة.`,
    },
    'account-mismatch': {
      title: 'يلزم تغيير الحساب',
      text: ({ wallet }) => `يتطلب هذا حسابًا غير الحساب الحالي في ${isolate(wallet)}. اختره ثم أعد المحاولة.`,
    },
    'network-not-configured': {
      title: 'الشبكة غير مدعومة',
      text: () => 'لا يعمل هذا الموقع على تلك الشبكة. اختر شبكة أخرى.',
    },
    'switch-not-supported': {
      title: 'بدّلها في محفظتك',
      text: ({ wallet }) => `لا يستطيع هذا الموقع تبديل الشبكة نيابةً عنك. بدّلها في ${isolate(wallet)}.`,
    },
    'network-not-added': {
      title: 'لم تُضَف الشبكة',
      text: ({ wallet }) => `الشبكة ليست في ${isolate(wallet)} بعد. أعد المحاولة لإضافتها.`,
    },
    'invalid-chain-id': { title: 'لم نعثر على الشبكة', text: () => 'لا وجود لتلك الشبكة. اختر شبكة أخرى.' },
    'rpc-unavailable': {
      title: 'تعذّر الوصول إلى الشبكة',
      text: () => 'لا تستجيب الشبكة الآن. تحقّق من اتصالك بالإنترنت ثم أعد المحاولة.',
    },
    'balance-unavailable': {
      title: 'رصيد الرمز غير متاح',
      text: () => 'تعذّرت قراءة رصيدك. سنعيد المحاولة بعد لحظات.',
    },
    'insufficient-funds': { title: 'الرصيد غير كافٍ', text: () => 'لا يكفي رصيدك لهذا المبلغ مع رسوم الشبكة.' },
    'transaction-reverted': {
      title: 'فشلت المعاملة',
      text: () => 'لم تقبل الشبكة المعاملة. لم تُنفَق سوى رسوم الشبكة.',
    },
    'transaction-cancelled': {
      title: 'أُلغيت المعاملة',
      text: ({ wallet }) => `ألغيتَ المعاملة في ${isolate(wallet)}. لم يُرسَل أي شيء.`,
    },
    'receipt-timeout': {
      title: 'لم تُؤكَّد بعد',
      text: () => 'أُرسلت المعاملة وقد تُؤكَّد لاحقًا. تحقّق منها قبل إرسالها من جديد.',
    },
    'invalid-transaction': {
      title: 'معاملة غير صالحة',
      text: () => 'في هذه المعاملة خطأ ما. لم يُرسَل أي شيء.',
    },
    'invalid-typed-data': {
      title: 'رسالة غير صالحة',
      text: () => 'في هذه الرسالة خطأ ما. لم يُوقَّع أي شيء.',
    },
    'contract-reverted': {
      title: 'لم يُقبل الطلب',
      text: () => 'لم يقبل العقد هذا الطلب. لم يُرسَل أي شيء.',
    },
    'pairing-expired': { title: 'انتهت صلاحية الرابط', text: () => 'الرابط قديم. أنشئ رابطًا جديدًا للمتابعة.' },
    'relay-unavailable': {
      title: 'لا اتصال بالمحافظ',
      text: () => 'تعذّر الوصول إلى المحافظ على الأجهزة الأخرى. تحقّق من اتصالك بالإنترنت ثم أعد المحاولة.',
    },
    'relay-refused': {
      title: 'لم يكتمل الإعداد',
      text: () => 'لا يُسمح لهذا الموقع بربط محافظ على أجهزة أخرى. استخدم محفظة في هذا المتصفح.',
    },
    'directory-unavailable': {
      title: 'تعذّر تحميل المحافظ',
      text: () => 'تحقّق من اتصالك بالإنترنت ثم أعد المحاولة. المحافظ في هذا المتصفح ما زالت تعمل.',
    },
    'directory-refused': {
      title: 'لم تُعدّ قائمة المحافظ بعد',
      text: () => 'لا يُسمح لهذا الموقع باستخدام قائمة المحافظ. المحافظ في هذا المتصفح ما زالت تعمل.',
    },
  },
  components: arComponentWords,
}

/** Isolates a name inside a sentence, so that Latin letters do not reorder the Arabic words (UAX #9, FSI). */
function isolate(name: string): string {
  return `\u2068${name}\u2069`
}

/** The form for `count`, with the number in the digits of the locale. */
function formatCount(count: number, forms: Forms): string {
  const form = forms[new Intl.PluralRules(LOCALE).select(count)] ?? forms.other
  return form.replace('#', new Intl.NumberFormat(LOCALE).format(count))
}
