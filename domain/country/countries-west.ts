import type { Bilingual } from '#domain/method/definition.ts';
import type { Country } from './country.ts';

/** Egypt, the Maghreb, the Sudan and the Horn of Africa. */
export const WEST: readonly Country[] = [
  {
    code: 'EG',
    name: { en: 'Egypt', ar: 'مصر' },
    state: 'prohibited',
    lawYear: 2020,
    law: {
      en: 'Issuing, trading and promoting cryptocurrencies, and running a platform for them, are prohibited except under a licence, and we found no report that one has been granted. The penalty is prison, a fine of 1 to 10 million Egyptian pounds, or both.',
      ar: 'يُحظر إصدار العملات المشفرة والاتجار بها والترويج لها وتشغيل منصاتها بلا ترخيص، ولم نجد ما يدل على منح أي ترخيص. والعقوبة الحبس وغرامة من مليون إلى 10 ملايين جنيه، أو إحدى هاتين العقوبتين.',
    },
    decisions: [
      {
        en: 'Law No. 194 of 2020 on the Central Bank and the Banking System, Article 206',
        ar: 'قانون البنك المركزي والجهاز المصرفي رقم 194 لسنة 2020، المادة 206',
      },
    ],
    regulators: [
      { en: 'Central Bank of Egypt', ar: 'البنك المركزي المصري' },
      {
        en: 'Financial Regulatory Authority (FRA), for digital finance other than cryptocurrencies',
        ar: 'الهيئة العامة للرقابة المالية (FRA)، للتمويل الرقمي دون العملات المشفرة',
      },
    ],
    quotes: [
      {
        text: 'The central bank said that article NO/206 of the law NO/194 for 2020, which governs the CBE and the activities of the Egyptian banking system, bans issuing, trading, and promoting cryptocurrencies, as well as prohibits establishing and operating online platforms that promote such currencies and partaking in activities related to them.',
        gloss: {
          ar: 'قال البنك المركزي إن المادة 206 من القانون رقم 194 لسنة 2020، المنظِّم للبنك المركزي والجهاز المصرفي المصري، تحظر إصدار العملات المشفرة والاتجار فيها والترويج لها، كما تحظر إنشاء منصات إلكترونية تروّج لها أو تشغيلها والمشاركة في الأنشطة المتعلقة بها.',
        },
        url: 'https://en.amwalalghad.com/cbe-warns-banks-customers-against-using-high-risk-cryptocurrencies/',
        title: 'CBE warns banks’ customers against using high-risk cryptocurrencies',
        source: 'reported',
        speaker: {
          en: 'Amwal Al Ghad, quoting the Central Bank',
          ar: 'موقع «أموال الغد»، نقلًا عن البنك المركزي',
        },
      },
      {
        text: 'whoever violates this shall be punished by imprisonment and a fine of no less than EGP 1m and not exceeding EGP 10m or one of these two penalties.',
        gloss: {
          ar: 'يعاقَب كل من يخالف ذلك بالحبس وبغرامة لا تقل عن مليون جنيه ولا تزيد على 10 ملايين جنيه، أو بإحدى هاتين العقوبتين.',
        },
        url: 'https://www.zawya.com/en/markets/currencies/egypts-cbe-renews-its-warning-against-dealing-with-encrypted-virtual-currencies-ldu3z7vy',
        title: 'Egypt’s CBE renews its warning against dealing with encrypted virtual currencies',
        source: 'reported',
        speaker: {
          en: 'Zawya, quoting the Central Bank',
          ar: 'موقع «زاوية»، نقلًا عن البنك المركزي',
        },
      },
    ],
    positions: ['egypt-2018-announced', 'egypt-2017'],
    hasNoRegister: true,
  },
  {
    code: 'MA',
    name: { en: 'Morocco', ar: 'المغرب' },
    state: 'called-illegal',
    lawYear: 2017,
    law: {
      en: 'In November 2017 the Office des Changes, which enforces the foreign-exchange rules, said that transactions in virtual currencies breach those rules and expose people to penalties and fines. The news site Devdiscourse said in November 2024 that cryptocurrencies had been banned since 2017. Bill 42.25, which would regulate crypto-assets, has been published; we found nothing to show that it has become law.',
      ar: 'أعلن مكتب الصرف في نوفمبر 2017 أن المعاملات بالعملات الافتراضية تخالف قواعد الصرف وتستوجب جزاءات وغرامات. وذكر موقع Devdiscourse في نوفمبر 2024 أن العملات الرقمية محظورة منذ عام 2017. ونُشر مشروع قانون ينظّم الأصول المشفرة، رقمه 42.25، ولم نجد ما يدل على إقراره.',
    },
    decisions: [
      {
        en: 'Statement of the Office des Changes on virtual currencies, 20 November 2017, as reported by the press',
        ar: 'بلاغ مكتب الصرف بشأن العملات الافتراضية، 20 نوفمبر 2017، كما نقلته الصحافة',
      },
      {
        en: 'Bill 42.25 on crypto-assets (date of publication not found)',
        ar: 'مشروع القانون رقم 42.25 بشأن الأصول المشفرة (منشور، ولم نجد تاريخ نشره)',
      },
    ],
    regulators: [
      { en: 'Bank Al-Maghrib', ar: 'بنك المغرب' },
      { en: 'AMMC, the capital-market authority', ar: 'الهيئة المغربية لسوق الرساميل (AMMC)' },
      { en: 'Office des Changes', ar: 'مكتب الصرف' },
    ],
    quotes: [
      {
        language: 'fr',
        text: 'les transactions effectuées via les monnaies virtuelles constituent une infraction à la réglementation des changes, passible de sanctions et amendes prévues par les textes en vigueur.',
        gloss: {
          en: 'Transactions carried out with virtual currencies are a breach of the exchange regulations, liable to the penalties and fines laid down in the legislation in force.',
          ar: 'المعاملات بالنقود الافتراضية مخالفة لأنظمة الصرف، وتعرّض صاحبها للعقوبات والغرامات التي تنص عليها النصوص الجاري بها العمل.',
        },
        url: 'https://boursenews.ma/article/marches/monnaies-virtuelles-l-office-des-changes-monte-au-creneau',
        title: 'Monnaies virtuelles: l’Office des Changes monte au créneau',
        source: 'reported',
        speaker: {
          en: 'The Office des Changes in November 2017, as reported by Boursenews',
          ar: 'مكتب الصرف في نوفمبر 2017، كما نقل عنه موقع Boursenews',
        },
        readOn: '2026-11-28',
      },
      {
        text: 'Despite a ban on cryptocurrencies since 2017, Moroccans have continued to engage in underground dealings.',
        gloss: {
          ar: 'على الرغم من حظر العملات المشفرة منذ عام 2017 واصل المغاربة التعامل بها خفيةً.',
        },
        url: 'https://www.devdiscourse.com/article/law-order/3171586-moroccos-crypto-awakening-central-bank-drafts-new-law',
        title: 'Morocco’s crypto awakening: central bank drafts new law',
        source: 'reported',
        speaker: { en: 'Devdiscourse, 26 November 2024', ar: 'موقع Devdiscourse، 26 نوفمبر 2024' },
      },
      {
        text: 'The policy document, titled Bill 42.25 and published on the website of the secretary-general to the Moroccan government, outlined the extent to which the country wants to regulate digital assets.',
        gloss: {
          ar: 'بيّنت الوثيقة المنشورة في موقع الأمانة العامة للحكومة المغربية، وعنوانها مشروع القانون رقم 42.25، إلى أي حد تريد البلاد تنظيم الأصول الرقمية.',
        },
        url: 'https://www.mariblock.com/morocco-publishes-proposed-rules-to-regulate-cryptocurrency',
        title: 'Morocco publishes proposed rules to regulate cryptocurrency',
        source: 'reported',
        speaker: { en: 'Mariblock', ar: 'موقع Mariblock' },
      },
    ],
    positions: [],
  },
  {
    code: 'DZ',
    name: { en: 'Algeria', ar: 'الجزائر' },
    state: 'prohibited',
    lawYear: 2025,
    law: {
      en: 'Buying, selling, using and holding cryptocurrencies are prohibited. According to reports, a law of July 2025 sets a penalty of 2 months to 1 year in prison and a fine of 200,000 to 1,000,000 dinars.',
      ar: 'يُحظر شراء العملات الرقمية وبيعها واستعمالها وحيازتها. وتفيد تقارير بأن قانونًا صدر في يوليو 2025 يعاقب على ذلك بالحبس من شهرين إلى سنة وبغرامة من 200,000 إلى 1,000,000 دينار.',
    },
    decisions: [
      {
        en: 'Law No. 25-10 of 24 July 2025, amending Law No. 05-01, Article 6 bis',
        ar: 'القانون رقم 25-10 المؤرخ في 24 يوليو 2025، المعدِّل للقانون رقم 05-01، المادة 6 مكرر',
      },
      {
        en: 'Finance Law for 2018 (Law No. 17-11), Article 117',
        ar: 'قانون المالية لسنة 2018 (القانون رقم 17-11)، المادة 117',
      },
    ],
    regulators: [
      { en: 'Bank of Algeria', ar: 'بنك الجزائر' },
      { en: 'Ministry of Finance', ar: 'وزارة المالية' },
    ],
    regulatorsNote: {
      en: 'We found no licence for cryptocurrency services.',
      ar: 'لم نجد ترخيصًا لخدمات العملات الرقمية.',
    },
    quotes: [
      {
        text: 'Under the updated legislation, any form of cryptocurrency activity is now classified as a punishable offense.',
        gloss: { ar: 'بموجب التشريع المعدَّل صار أي نشاط بالعملات المشفرة مصنَّفًا جريمة يعاقَب عليها.' },
        url: 'https://coinedition.com/algeria-passes-nationwide-ban-on-all-cryptocurrency-activity',
        title: 'Algeria passes nationwide ban on all cryptocurrency activity',
        source: 'reported',
        speaker: { en: 'Coin Edition, on Law 25-10', ar: 'موقع Coin Edition، عن القانون 25-10' },
      },
      {
        text: 'The purchase, sale, use, and possession of so-called virtual currency are prohibited.',
        gloss: { ar: 'يُحظر شراء ما يسمى بالنقود الافتراضية وبيعها واستعمالها وحيازتها.' },
        url: 'https://freemanlaw.com/algeria-and-cryptocurrency/',
        title: 'Algeria and cryptocurrency',
        source: 'reported',
        speaker: {
          en: 'The law firm Freeman Law, translating Article 117',
          ar: 'مكتب المحاماة Freeman Law مترجمًا المادة 117',
        },
      },
    ],
    positions: [],
  },
  {
    code: 'TN',
    name: { en: 'Tunisia', ar: 'تونس' },
    state: 'unsettled',
    lawYear: 2022,
    law: {
      en: 'In March 2022 the governor of the central bank said that no regulation existed and that young people had been jailed for using cryptocurrencies. According to a press report of November 2025, no law expressly bans trading in bitcoin, but the monetary authorities restrict it under an old law on foreign exchange. We have not read any official text.',
      ar: 'قال محافظ البنك المركزي في مارس 2022 إنه لا نص ينظّم المسألة، وإن شبابًا سُجنوا لاستعمالهم عملات مشفرة. ويقول خبر صحفي من نوفمبر 2025 إنه لا قانون يمنع تداول بيتكوين صراحةً، لكن السلطات النقدية تقيّده استنادًا إلى قانون قديم للصرف. ولم نقرأ نصًّا لجهة رسمية.',
    },
    decisions: [],
    regulators: [{ en: 'Central Bank of Tunisia', ar: 'البنك المركزي التونسي' }],
    quotes: [
      {
        language: 'fr',
        text: '“L’absence d’un texte réglementaire fait aujourd’hui que nos jeunes sont jetés en prison pour avoir utilisé des crypto-monnaies”, a indiqué le gouverneur.',
        gloss: {
          en: '“The absence of a regulatory text means today that our young people are thrown into prison for having used cryptocurrencies,” the governor said.',
          ar: 'قال المحافظ: «غياب نص تنظيمي يجعل شبابنا اليوم يُلقى بهم في السجن لأنهم استعملوا عملات مشفرة».',
        },
        url: 'https://managers.tn/2022/03/01/exclusif-―-abassi-les-crypto-actifs-feront-partie-de-la-prochaine-loi-de-change',
        title: 'Exclusif ― Abassi: les crypto-actifs feront partie de la prochaine loi de change',
        source: 'reported',
        speaker: {
          en: 'The governor of the central bank to the magazine Managers, 1 March 2022',
          ar: 'محافظ البنك المركزي، 1 مارس 2022، لمجلة Managers',
        },
        readOn: '2026-11-29',
      },
      {
        text: 'تداول البيتكوين محدود في تونس، مقتصر على فئات صغيرة تستخدم منصات عالمية، رغم عدم وجود قانون صريح يمنعه',
        gloss: {
          en: 'Trading in Bitcoin is limited in Tunisia, confined to small groups who use international platforms, although there is no explicit law that forbids it.',
        },
        url: 'https://www.alaraby.co.uk/economy/حظر-تداول-العملات-الرقمية-يبعد-التونسيين-عن-المخاطر',
        title: 'حظر تداول العملات الرقمية يبعد التونسيين عن المخاطر',
        source: 'reported',
        speaker: {
          en: 'The newspaper Al-Araby Al-Jadeed, 27 November 2025',
          ar: 'صحيفة العربي الجديد، 27 نوفمبر 2025',
        },
        readOn: '2026-11-29',
      },
      {
        text: 'القيود القانونية في تونس تعيق انتشار العملات الرقمية، مستندة إلى قانون صرف قديم',
        gloss: {
          en: 'Legal restrictions in Tunisia, based on an old exchange law, hinder the spread of digital currencies.',
        },
        url: 'https://www.alaraby.co.uk/economy/حظر-تداول-العملات-الرقمية-يبعد-التونسيين-عن-المخاطر',
        title: 'حظر تداول العملات الرقمية يبعد التونسيين عن المخاطر',
        source: 'reported',
        speaker: {
          en: 'The newspaper Al-Araby Al-Jadeed, 27 November 2025',
          ar: 'صحيفة العربي الجديد، 27 نوفمبر 2025',
        },
        readOn: '2026-11-29',
      },
    ],
    positions: [],
  },
  {
    code: 'LY',
    name: { en: 'Libya', ar: 'ليبيا' },
    state: 'called-illegal',
    lawYear: 2018,
    law: {
      en: 'In 2018 the central bank called virtual currencies illegal and said that the law cannot protect people who use them.',
      ar: 'عدّ المصرف المركزي عام 2018 العملات الرقمية غير قانونية، وقال إن القانون لا يحمي من يتعامل بها.',
    },
    decisions: [
      {
        en: 'Statement of the Central Bank of Libya, 15 May 2018',
        ar: 'بيان مصرف ليبيا المركزي، 15 مايو 2018',
      },
    ],
    regulators: [{ en: 'Central Bank of Libya', ar: 'مصرف ليبيا المركزي' }],
    quotes: [
      {
        text: 'The Central Bank of Libya (CBL) said virtual currency such as Bitcoin is illegal in Libya and those who use it cannot be protected by the Libyan law.',
        gloss: {
          ar: 'قال مصرف ليبيا المركزي إن العملات الافتراضية مثل بيتكوين غير قانونية في ليبيا، ولا يستطيع القانون الليبي حماية من يستعملها.',
        },
        url: 'https://libyaobserver.ly/inbrief/libya-central-bank-bitcoin-illegal',
        title: 'Libya Central Bank: Bitcoin illegal',
        source: 'reported',
        speaker: {
          en: 'The Libya Observer on 15 May 2018, citing the central bank',
          ar: 'موقع The Libya Observer في 15 مايو 2018، نقلًا عن المصرف المركزي',
        },
      },
    ],
    positions: [],
  },
  {
    code: 'SD',
    name: { en: 'Sudan', ar: 'السودان' },
    state: 'warned',
    lawYear: 2022,
    law: {
      en: 'In March 2022 the central bank warned against cryptocurrencies, saying that the country’s laws recognise them as neither money nor property.',
      ar: 'حذّر البنك المركزي من العملات الرقمية في مارس 2022، وقال إن قوانين البلاد لا تعدّها نقودًا ولا مالًا.',
    },
    decisions: [
      {
        en: 'Statement of the Central Bank of Sudan, 27 March 2022',
        ar: 'بيان بنك السودان المركزي، 27 مارس 2022',
      },
    ],
    regulators: [{ en: 'Central Bank of Sudan', ar: 'بنك السودان المركزي' }],
    quotes: [
      {
        text: 'not classified as money or even private money and property in accordance with the legislation and regulations in force in the country.',
        gloss: {
          ar: 'لا تُصنَّف نقودًا، ولا حتى مالًا خاصًّا أو ممتلكات، وفقًا للتشريعات والأنظمة السارية في البلاد.',
        },
        url: 'https://staging.coindesk.com/policy/2022/03/28/sudans-central-bank-warns-against-using-crypto-as-economy-suffers-report',
        title: 'Sudan’s central bank warns against using crypto as economy suffers',
        source: 'reported',
        speaker: {
          en: 'CoinDesk, quoting the news agency SUNA',
          ar: 'موقع CoinDesk، نقلًا عن وكالة السودان للأنباء (سونا)',
        },
      },
    ],
    positions: [],
  },
  {
    code: 'MR',
    name: { en: 'Mauritania', ar: 'موريتانيا' },
    state: 'unseen',
    lawYear: null,
    law: {
      en: 'We have read no official text and found no source reliable enough to quote.',
      ar: 'لم نقرأ نصًّا لجهة رسمية، ولم نجد مصدرًا موثوقًا ننقل عنه.',
    },
    decisions: [],
    regulators: [],
    quotes: [],
    positions: [],
  },
  {
    code: 'SO',
    name: { en: 'Somalia', ar: 'الصومال' },
    state: 'called-illegal',
    lawYear: 2024,
    law: {
      en: 'In July 2024 the central bank warned the public against cryptocurrencies, called them illegal in the country and said that nobody is licensed to offer services for them, according to the site Somaligate. The site Mogadishu24 reports from a warning of the bank that they are not legal tender, and does not mention that they are illegal. We have read neither the notice itself nor a law on the subject.',
      ar: 'حذّر البنك المركزي الجمهور في يوليو 2024 من العملات الرقمية، وعدّها غير قانونية في البلاد، وقال إنه لم يُرخَّص لأحد في تقديم خدماتها، بحسب موقع «صوماليغيت». أما موقع Mogadishu24 فنقل عن تحذير للبنك أنها ليست عملة قانونية، ولم يذكر أنها محظورة أو مخالفة للقانون. ولم نقرأ نص التحذير، ولم نجد قانونًا في المسألة.',
    },
    decisions: [
      {
        en: 'Public notice of the Central Bank of Somalia, reported on 10 July 2024',
        ar: 'إشعار عام من البنك المركزي الصومالي، نُشر خبره في 10 يوليو 2024',
      },
    ],
    regulators: [{ en: 'Central Bank of Somalia', ar: 'البنك المركزي الصومالي' }],
    quotes: [
      {
        text: 'أصدر البنك المركزي، إشعارا عاما يحذر من خلاله تداول العملات المشفرة التي اعتبرها بأنها غير قانونية في البلاد.',
        gloss: {
          en: 'The central bank issued a public notice in which it warns against trading in cryptocurrencies, which it considers illegal in the country.',
        },
        url: 'https://somaliagate.com/2024/07/10/%D8%A7%D9%84%D8%A8%D9%86%D9%83-%D8%A7%D9%84%D9%85%D8%B1%D9%83%D8%B2%D9%8A-%D9%8A%D8%AD%D8%B0%D8%B1-%D9%85%D9%86-%D8%AA%D8%AF%D8%A7%D9%88%D9%84-%D8%A3%D9%86%D9%88%D8%A7%D8%B9-%D8%A7%D9%84%D8%B9%D9%85/',
        title: 'البنك المركزي يحذر من تداول أنواع العملات المشفرة',
        source: 'reported',
        speaker: { en: 'The site Somaligate, 10 July 2024', ar: 'موقع «صوماليغيت»، 10 يوليو 2024' },
        readOn: '2026-12-01',
      },
      {
        text: 'In an official statement, the bank emphasized that cryptocurrencies are not recognized as legal tender in Somalia and highlighted the absence of licensed financial institutions authorized to engage in such monetary business.',
        gloss: {
          ar: 'شدّد البنك في بيان رسمي على أن العملات المشفرة لا يُعترف بها عملةً قانونية في الصومال، وعلى أنه لا توجد مؤسسات مالية مرخَّص لها في هذا العمل.',
        },
        url: 'https://mogadishu24.com/central-bank-of-somalia-warns-public-against-use-of-cryptocurrencies/',
        title: 'Central Bank of Somalia warns public against use of cryptocurrencies',
        source: 'reported',
        speaker: { en: 'The site Mogadishu24, undated', ar: 'موقع Mogadishu24، بلا تاريخ' },
        readOn: '2026-12-01',
      },
    ],
    positions: [],
  },
  unseen('DJ', { en: 'Djibouti', ar: 'جيبوتي' }),
  unseen('KM', { en: 'Comoros', ar: 'جزر القمر' }),
];

function unseen(code: string, name: Bilingual): Country {
  return {
    code,
    name,
    state: 'unseen',
    lawYear: null,
    law: {
      en: 'We looked for the text of a law or an official statement and found none.',
      ar: 'بحثنا عن قانون أو بيان رسمي، فلم نجد نص أيٍّ منهما.',
    },
    decisions: [],
    regulators: [],
    quotes: [],
    positions: [],
  };
}
