import type { ErrorCode } from '../errors/error-code.js'
import { isolate } from './arabic-text.js'
import type { ErrorWords } from './en-errors.js'

/** The Arabic words for each error code. */
export const arErrors: Record<ErrorCode, ErrorWords> = {
  'invalid-option': { title: 'لم يكتمل الإعداد', text: () => 'إعداد هذا الموقع غير صحيح. يُرجى العودة لاحقًا.' },
  'view-unavailable': { title: 'غير متاح هنا', text: () => 'هذا الموقع لا يوفّر ذلك.' },
  'project-id-not-configured': {
    title: 'لم يكتمل الإعداد',
    text: () => 'إعداد هذا الموقع غير صحيح. يُرجى العودة لاحقًا.',
  },
  'package-missing': {
    title: 'لم يكتمل الإعداد',
    text: () => 'لم يكتمل إعداد هذا الموقع. لم يُرسَل أي شيء.',
  },
  'insecure-context': {
    title: 'صفحة غير آمنة',
    text: () => 'يعمل هذا في الصفحات الآمنة فقط. لم يُرسَل أي شيء.',
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
  'capabilities-invalid': {
    title: 'رد غير مفهوم من المحفظة',
    text: ({ wallet }) =>
      `أرسلت ${isolate(wallet)} بيانات لا يستطيع هذا الموقع قراءتها. أعد المحاولة أو استخدم محفظة أخرى.`,
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
  'transaction-expired': {
    title: 'انتهت صلاحية المعاملة',
    text: () => 'جاءت الموافقة بعد فوات الأوان. لم يُرسَل أي شيء. أعد المحاولة.',
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
  'invalid-name': {
    title: 'الاسم غير صالح',
    text: () => 'في هذا الاسم أحرف لا يُسمح بها. تحقّق منه أو استخدم العنوان.',
  },
  'contract-reverted': {
    title: 'لم يُقبل الطلب',
    text: () => 'لم يقبل العقد هذا الطلب. لم يُرسَل أي شيء.',
  },
  'receiver-changed': {
    title: 'تغيّر المستلم',
    text: () => 'يقود الاسم الآن إلى عنوان آخر. لم يُرسَل أي شيء.',
  },
  'signature-declined': {
    title: 'رُفض التوقيع',
    text: ({ wallet }) => `رفضتَ تسجيل الدخول في ${isolate(wallet)}. لم تتم مشاركة أي شيء.`,
  },
  'sign-in-unavailable': {
    title: 'حدثت مشكلة أثناء بدء المصادقة',
    text: () => 'لم يُوقَّع أي شيء. اتصل مرة أخرى بعد قليل.',
  },
  'sign-in-refused': {
    title: 'لم يُقبل تسجيل الدخول',
    text: () => 'لم تُقبل الرسالة الموقّعة. حاول مرة أخرى.',
  },
  'sign-out-failed': {
    title: 'ما زلت مسجّل الدخول',
    text: () => 'تحقق من اتصالك، ثم حاول مرة أخرى.',
  },
  'smart-account-unsupported': {
    title: 'قد لا يدعم هذا التطبيق الحسابات الذكية',
    text: () => 'لم يُقبل توقيعك. حاول مرة أخرى، أو سجّل الدخول بحساب آخر.',
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
  'data-api-unavailable': {
    title: 'تعذّر تحميل البيانات',
    text: () => 'تحقّق من اتصالك بالإنترنت ثم أعد المحاولة. أموالك ومحافظك لم تتأثر.',
  },
  'data-api-refused': {
    title: 'لم تُعدّ البيانات بعد',
    text: () => 'لا يُسمح لهذا الموقع بقراءة الرموز والنشاط. أموالك ومحافظك لم تتأثر.',
  },
  'embedded-wallet-unavailable': {
    title: 'تعذّر تحميل المحفظة المدمجة',
    text: () => 'تحقّق من اتصالك بالإنترنت ثم أعد المحاولة.',
  },
  'embedded-wallet-timeout': {
    title: 'لا رد بعد',
    text: () => 'لم ترد محفظتك. أعد المحاولة.',
  },
  'embedded-wallet-failed': {
    title: 'حدث خطأ ما',
    text: () => 'لم يُوقَّع أو يُرسَل أي شيء. أعد المحاولة.',
  },
  'session-expired': {
    title: 'انتهت الجلسة',
    text: () => 'سجّل الدخول من جديد للمتابعة.',
  },
  'method-not-allowed': {
    title: 'إجراء غير مسموح به',
    text: () => 'لا تنفّذ محفظتك هذا الطلب. لم يُوقَّع أو يُرسَل أي شيء.',
  },
  'email-too-soon': {
    title: 'انتظر قليلًا',
    text: () => 'أرسلنا إليك رسالة للتو. انتظر لحظة ثم أعد المحاولة.',
  },
  'unverified-domain': {
    title: 'لم يُجهَّز بعد',
    text: () => 'لا يجوز لهذا الموقع استخدام الدخول بالبريد أو الحسابات الاجتماعية. وصّل محفظة بدلًا من ذلك.',
  },
}
