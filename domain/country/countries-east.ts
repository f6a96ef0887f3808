import type { Country } from './country.ts';
import { UAE_SECURITIES_AUTHORITY } from './uae-authority.ts';

/** The Gulf, Yemen, the Levant, Iraq and Türkiye. */
export const EAST: readonly Country[] = [
  {
    code: 'SA',
    name: { en: 'Saudi Arabia', ar: 'السعودية' },
    state: 'called-illegal',
    lawYear: 2018,
    law: {
      en: 'In 2018 an official committee said that virtual currencies are illegal in the Kingdom and that nobody is licensed to deal in them. The statement is a warning to the public; we found no cryptocurrency law behind it.',
      ar: 'أعلنت لجنة رسمية عام 2018 أن العملات الافتراضية غير قانونية في المملكة، وأنه لم يُرخَّص لأحد في التعامل بها. والبيان تحذير للجمهور، ولم نجد ما يدل على أنه يستند إلى نظام يخص العملات الرقمية.',
    },
    decisions: [
      {
        en: 'Statement of the Standing Committee for Awareness on Dealing in Unauthorised Securities Activities in the Foreign Exchange Market, 12 August 2018',
        ar: 'بيان اللجنة الدائمة للتوعية والتحذير من نشاط الأوراق المالية غير المرخص في سوق العملات الأجنبية، 12 أغسطس 2018',
      },
    ],
    regulators: [
      { en: 'Saudi Central Bank (SAMA)', ar: 'البنك المركزي السعودي (SAMA)' },
      { en: 'Capital Market Authority', ar: 'هيئة السوق المالية' },
    ],
    regulatorsNote: {
      en: 'We found no announcement from either that it licenses cryptocurrency platforms.',
      ar: 'لم نجد إعلانًا من أيٍّ منهما عن ترخيص لمنصات العملات الرقمية.',
    },
    quotes: [
      {
        text: 'Virtual currency including, for example but not limited to, Bitcoins are illegal in the kingdom and no parties or individuals are licenced for such practices.',
        gloss: {
          ar: 'العملات الافتراضية، ومنها البيتكوين على سبيل المثال لا الحصر، غير قانونية في المملكة، ولا يوجد أي طرف أو فرد مرخَّص له في هذه الأعمال.',
        },
        url: 'https://coinrivet.com/saudi-arabia-issues-bitcoin-ban-warning/amp',
        title: 'Saudi Arabia issues Bitcoin ban warning',
        source: 'reported',
        speaker: {
          en: 'Coin Rivet, quoting SAMA',
          ar: 'موقع Coin Rivet، نقلًا عن البنك المركزي السعودي',
        },
      },
      {
        text: 'لا تُعدُّ عملات أو أصولاً معتمدة داخل المملكة ولكونها خارج نطاق المظلة الرقابية ولا يتم تداولها من خلال أشخاص مرخص لهم في المملكة',
        gloss: {
          en: '[These currencies] are not regarded as approved currencies or assets within the Kingdom, and because they are outside the regulatory umbrella and are not traded through persons licensed in the Kingdom …',
        },
        url: 'https://hapijournal.com/2019/08/20/',
        title: 'السعودية تحذر من تداول عملات رقمية وهمية تحمل اسم المملكة',
        source: 'reported',
        speaker: {
          en: 'The site hapijournal.com on 20 August 2019, quoting the Ministry of Finance',
          ar: 'موقع hapijournal.com في 20 أغسطس 2019، نقلًا عن تحذير لاحق من وزارة المالية',
        },
      },
    ],
    positions: [],
    hasNoRegister: true,
  },
  {
    code: 'AE',
    name: { en: 'United Arab Emirates', ar: 'الإمارات' },
    state: 'licensed',
    lawYear: 2022,
    law: {
      en: 'Dealing in virtual assets is allowed through licensed firms, and providing virtual-asset services without a licence is prohibited. Dubai and the financial centres of Abu Dhabi (ADGM) and Dubai (DIFC) each have an authority of their own.',
      ar: 'التعامل بالعملات الرقمية مسموح به عبر شركات مرخَّصة، وتقديم خدمات الأصول الافتراضية بلا ترخيص محظور. ولكلٍّ من دبي وسوق أبوظبي العالمي (ADGM) ومركز دبي المالي العالمي (DIFC) جهة رقابية مستقلة.',
    },
    decisions: [
      {
        en: 'Cabinet Resolution No. 111 of 2022, in force from mid-January 2023 (some law firms say 14 January, others 15 January)',
        ar: 'قرار مجلس الوزراء رقم 111 لسنة 2022، نافذ منذ منتصف يناير 2023 (14 أو 15 يناير، إذ تختلف مكاتب المحاماة في تحديد اليوم)',
      },
      { en: 'Dubai Law No. 4 of 2022', ar: 'قانون دبي رقم 4 لسنة 2022' },
    ],
    regulators: [
      {
        en: 'Virtual Assets Regulatory Authority (VARA) in Dubai outside the Dubai International Financial Centre (DIFC)',
        ar: 'سلطة تنظيم الأصول الافتراضية (VARA) في دبي خارج مركز دبي المالي العالمي (DIFC)',
      },
      {
        en: 'Dubai Financial Services Authority (DFSA) in the DIFC',
        ar: 'سلطة دبي للخدمات المالية (DFSA) داخل المركز',
      },
      {
        en: 'Financial Services Regulatory Authority (FSRA) in Abu Dhabi Global Market (ADGM)',
        ar: 'سلطة تنظيم الخدمات المالية (FSRA) في سوق أبوظبي العالمي',
      },
      {
        en: `Elsewhere, including Abu Dhabi outside ADGM: ${UAE_SECURITIES_AUTHORITY.en}`,
        ar: `في بقية الدولة، ومنها أبوظبي خارج سوق أبوظبي العالمي: ${UAE_SECURITIES_AUTHORITY.ar}`,
      },
      {
        en: 'Central Bank, for payment tokens',
        ar: 'مصرف الإمارات العربية المتحدة المركزي (رموز الدفع)',
      },
    ],
    quotes: [
      {
        text: 'It prohibits engaging in certain regulated activities with respect to Virtual Assets (Virtual Asset Activities) without an appropriate licence from the SCA or a local authority with Emirate-level competence to regulate Virtual Assets',
        gloss: {
          ar: 'يحظر القرار مزاولة أنشطة معيّنة خاضعة للتنظيم تتعلق بالأصول الافتراضية دون ترخيص مناسب من هيئة الأوراق المالية والسلع أو من سلطة محلية مختصة على مستوى الإمارة بتنظيم الأصول الافتراضية.',
        },
        url: 'https://www.simmons-simmons.de/en/publications/cldbst5vt002qtsmsql6o9kil/new-uae-federal-virtual-assets-legislation',
        title: 'New UAE federal virtual assets legislation',
        source: 'reported',
        speaker: {
          en: 'The law firm Simmons & Simmons, on Resolution 111',
          ar: 'مكتب المحاماة Simmons & Simmons عن القرار 111',
        },
      },
      {
        text: 'Virtual Assets are defined in the Resolution as “the digital representation of the value of a property that can be digitally traded or transferred, and can be used for investment purposes. It does not include the digital representation of paper currencies, securities or other funds”',
        gloss: {
          ar: 'يعرّف القرار الأصول الافتراضية بأنها «التمثيل الرقمي لقيمة ممتلكات يمكن تداولها أو نقلها رقميًّا ويمكن استخدامها لأغراض الاستثمار. ولا يشمل التمثيل الرقمي للعملات الورقية ولا الأوراق المالية ولا الأموال الأخرى».',
        },
        url: 'https://hadefpartners.com/news-insights/insights/developments-in-uae-virtual-assets-regulations-issuance-of-cabinet-resolution-111-of-2022',
        title: 'Issuance of Cabinet Resolution 111 of 2022',
        source: 'reported',
        speaker: {
          en: 'The law firm Hadef & Partners, on Resolution 111',
          ar: 'مكتب المحاماة Hadef & Partners عن القرار 111',
        },
      },
    ],
    positions: ['uae-awqaf-2018', 'dubai-iacad-2018'],
  },
  {
    code: 'BH',
    name: { en: 'Bahrain', ar: 'البحرين' },
    state: 'licensed',
    lawYear: null,
    law: {
      en: 'Dealing in cryptocurrencies is allowed through firms that the Central Bank of Bahrain licenses. The central bank neither reviews nor approves the coins that these firms list, and the firms must say so.',
      ar: 'التعامل بالعملات الرقمية مسموح به عبر شركات يرخّصها مصرف البحرين المركزي. وعلى هذه الشركات أن تعلن في منصاتها أن المصرف لم يراجع ما تدرجه من أصول مشفرة ولم يعتمده.',
    },
    decisions: [
      {
        en: 'CBB Rulebook, Volume 6: Crypto-asset Module (CRA)',
        ar: 'دليل توجيهات مصرف البحرين المركزي، المجلد السادس: وحدة الأصول المشفرة (CRA)',
      },
      {
        en: 'Stablecoin Issuance and Offering Module (SIO), July 2025',
        ar: 'وحدة إصدار العملات المستقرة وطرحها (SIO)، يوليو 2025',
      },
    ],
    regulators: [{ en: 'Central Bank of Bahrain (CBB)', ar: 'مصرف البحرين المركزي (CBB)' }],
    quotes: [
      {
        text: 'Licensees must prominently display on their platform the following statement, “THE CENTRAL BANK OF BAHRAIN HAS NEITHER REVIEWED NOR APPROVED THE LISTED CRYPTO-ASSETS”.',
        gloss: {
          ar: 'على المرخَّص لهم أن يعرضوا بوضوح على منصاتهم العبارة الآتية: «لم يراجع مصرف البحرين المركزي الأصول المشفرة المدرجة ولم يوافق عليها».',
        },
        url: 'https://cbben.thomsonreuters.com/entiresection/2304006',
        title: 'CBB Rulebook, CRA-4.3.17 (April 2023)',
        source: 'own',
        speaker: { en: 'Central Bank of Bahrain', ar: 'مصرف البحرين المركزي' },
      },
      {
        text: 'Applicants seeking a stablecoin issuer license from the CBB must pay a non-refundable license application fee of BD 100 at the time of submitting their formal application to the CBB.',
        gloss: {
          ar: 'على من يطلب من المصرف ترخيصًا لإصدار عملات مستقرة أن يدفع عند تقديم طلبه الرسمي رسم طلب قدره 100 دينار بحريني لا يُرد.',
        },
        url: 'https://cbben.thomsonreuters.com/entiresection/2305037',
        title: 'CBB Rulebook, SIO-2.1.2 (July 2025)',
        source: 'own',
        speaker: { en: 'Central Bank of Bahrain', ar: 'مصرف البحرين المركزي' },
      },
    ],
    positions: [],
  },
  {
    code: 'KW',
    name: { en: 'Kuwait', ar: 'الكويت' },
    state: 'prohibited',
    lawYear: 2023,
    law: {
      en: 'Since July 2023 a circular of the Capital Markets Authority has prohibited paying with cryptocurrencies, dealing in them as an investment and offering customers such dealing as a service, and has ruled out licences for such services. According to the press, it also prohibits mining.',
      ar: 'أصدرت هيئة أسواق المال في يوليو 2023 تعميمًا يحظر الدفع بالعملات الرقمية، والتعامل بها وسيلةً للاستثمار، وتقديم خدماتها للعملاء، ويمنع الترخيص لهذه الخدمات. ويحظر التعميم تعدينها أيضًا، بحسب الصحافة.',
    },
    decisions: [
      {
        en: 'Circular No. 10 of 2023 of the Capital Markets Authority, 18 July 2023. Penalties: Article 15 of Law No. 106 of 2013',
        ar: 'تعميم هيئة أسواق المال رقم 10 لسنة 2023، الصادر في 18 يوليو 2023. والعقوبات في المادة 15 من القانون رقم 106 لسنة 2013',
      },
    ],
    regulators: [
      { en: 'Capital Markets Authority', ar: 'هيئة أسواق المال' },
      { en: 'Central Bank of Kuwait', ar: 'بنك الكويت المركزي' },
      { en: 'Ministry of Commerce', ar: 'وزارة التجارة' },
      { en: 'Insurance Regulatory Unit', ar: 'وحدة تنظيم التأمين' },
    ],
    regulatorsNote: {
      en: 'None of them licenses dealing in cryptocurrencies.',
      ar: 'لا ترخّص أي جهة منها للتعامل بالعملات الرقمية.',
    },
    quotes: [
      {
        text: 'Prohibition of dealing with virtual assets as an investment medium, thus refraining from providing this type of service to any clients.',
        gloss: {
          ar: 'حظر التعامل بالأصول الافتراضية وسيلةً للاستثمار، ومن ثَمَّ الامتناع عن تقديم هذا النوع من الخدمة إلى أي عميل.',
        },
        url: 'https://cma.gov.kw/en/web/cma/cma-board-releases/announcements-and-circulars/-/cmaboardreleases/detail/1384960',
        title: 'Circular No. (10) of 2023',
        source: 'own',
        speaker: { en: 'Capital Markets Authority of Kuwait', ar: 'هيئة أسواق المال الكويتية' },
      },
      {
        text: 'Absolute prohibition on using virtual assets as a payment tool/currency or recognizing them as a decentralized currency in the State of Kuwait.',
        gloss: {
          ar: 'حظر مطلق لاستخدام الأصول الافتراضية وسيلةَ دفع أو عملة، أو الاعتراف بها عملةً لامركزية في دولة الكويت.',
        },
        url: 'https://cma.gov.kw/en/web/cma/cma-board-releases/announcements-and-circulars/-/cmaboardreleases/detail/1384960',
        title: 'Circular No. (10) of 2023',
        source: 'own',
        speaker: { en: 'Capital Markets Authority of Kuwait', ar: 'هيئة أسواق المال الكويتية' },
      },
    ],
    positions: [],
    hasNoRegister: true,
  },
  {
    code: 'QA',
    name: { en: 'Qatar', ar: 'قطر' },
    state: 'prohibited',
    lawYear: 2018,
    law: {
      en: 'In 2023, after the circular of 2018, the authorities prohibited activities in cryptocurrencies, according to the company Elliptic. A 2018 circular of the Qatar Central Bank calls them illegal in the country, according to a law firm. The Qatar Financial Centre has banned services for them since December 2019. Since September 2024 the Financial Centre has had rules for tokens that represent property rights, shares or debt; the draft of 2023 barred activities in cryptocurrencies.',
      ar: 'ظل الحظر على أنشطة العملات الرقمية قائمًا عام 2023، بحسب شركة Elliptic. ويعدّها تعميم لمصرف قطر المركزي من عام 2018 غير قانونية في البلاد، بحسب مكتب محاماة. ويحظر مركز قطر للمال خدماتها منذ ديسمبر 2019. وله منذ سبتمبر 2024 قواعد للرموز التي تمثّل حقوق ملكية أو أسهمًا أو أدوات دين، وكانت مسودتها التي طُرحت عام 2023 تمنع أنشطة العملات الرقمية.',
    },
    decisions: [
      {
        en: 'Circular No. 6 of 2018 of the Qatar Central Bank',
        ar: 'تعميم مصرف قطر المركزي رقم 6 لسنة 2018',
      },
      {
        en: 'Alert of the QFC Regulatory Authority, 26 December 2019',
        ar: 'تنبيه هيئة تنظيم مركز قطر للمال، 26 ديسمبر 2019',
      },
      {
        en: 'Digital Assets Framework of the QFC, 1 September 2024',
        ar: 'إطار الأصول الرقمية في مركز قطر للمال، 1 سبتمبر 2024',
      },
    ],
    regulators: [
      { en: 'Qatar Central Bank', ar: 'مصرف قطر المركزي' },
      {
        en: 'QFC Regulatory Authority, in the Qatar Financial Centre (QFC)',
        ar: 'هيئة تنظيم مركز قطر للمال داخل المركز',
      },
    ],
    quotes: [
      {
        text: 'The Circular states that the cryptocurrency is illegal in Qatar for lack of being registered with any national central bank or sovereign Government.',
        gloss: {
          ar: 'ينص التعميم على أن العملة المشفرة غير قانونية في قطر لأنها غير مسجَّلة لدى أي مصرف مركزي وطني أو حكومة ذات سيادة.',
        },
        url: 'https://www.lexology.com/library/detail.aspx?g=ccc3c4a6-1141-4f5a-91d6-9906f01d6e45',
        title: 'Lexology: cryptocurrency in Qatar',
        source: 'reported',
        speaker: {
          en: 'A law firm, on the 2018 circular',
          ar: 'مكتب محاماة عن تعميم عام 2018',
        },
      },
      {
        text: 'On 26th December, 2019, the Qatar Financial Centre Regulatory Authority (QFCRA) issued a strict alert banning virtual asset services within the Qatar Financial Centre (QFC).',
        gloss: {
          ar: 'في 26 ديسمبر 2019 أصدرت هيئة تنظيم مركز قطر للمال تنبيهًا صارمًا يحظر خدمات الأصول الافتراضية داخل مركز قطر للمال.',
        },
        url: 'https://charltonsquantum.com/?p=20556',
        title: 'Charltons Quantum: Qatar',
        source: 'reported',
        speaker: { en: 'The law firm Charltons', ar: 'مكتب المحاماة Charltons' },
      },
      {
        text: 'Under the DA Regime, a “Digital Asset” is a “digital representation of a property right, real or personal, including contractual property rights” and exists as a “Token”.',
        gloss: {
          ar: '«الأصل الرقمي» في نظام الأصول الرقمية هو «تمثيل رقمي لحق ملكية، عيني أو شخصي، ويشمل حقوق الملكية التعاقدية»، ويكون في صورة «رمز».',
        },
        url: 'https://aoshearman.com/insights/ao-shearman-on-fintech-and-digital-assets/qatar-introduces-new-digital-assets-framework',
        title: 'Qatar introduces new digital assets framework',
        source: 'reported',
        speaker: {
          en: 'The law firm A&O Shearman, on the regime of 1 September 2024',
          ar: 'مكتب المحاماة A&O Shearman عن نظام 1 سبتمبر 2024',
        },
      },
      {
        text: '“Investment Tokens”: those Permitted Tokens which represent rights to specified products (such as shares, debt instruments, units in a collective investment scheme, options, futures, contracts for differences, contracts of insurance, deposits), derivatives, or rights derived from specified products',
        gloss: {
          ar: '«الرموز الاستثمارية»: الرموز المسموح بها التي تمثّل حقوقًا في منتجات محددة (كالأسهم وأدوات الدين ووحدات صناديق الاستثمار الجماعي والخيارات والعقود الآجلة وعقود الفروقات وعقود التأمين والودائع)، أو مشتقات، أو حقوقًا مستمدة من منتجات محددة.',
        },
        url: 'https://aoshearman.com/insights/ao-shearman-on-fintech-and-digital-assets/qatar-introduces-new-digital-assets-framework',
        title: 'Qatar introduces new digital assets framework',
        source: 'reported',
        speaker: {
          en: 'The law firm A&O Shearman, on the regime of 1 September 2024',
          ar: 'مكتب المحاماة A&O Shearman عن نظام 1 سبتمبر 2024',
        },
      },
      {
        text: 'The proposed rules also prohibit activities in tokens that do not represent an underlying asset or are cryptocurrencies and alternatives such as stablecoins – in line with existing prohibitions by the authorities.',
        gloss: {
          ar: 'تحظر القواعد المقترحة كذلك الأنشطة المتعلقة بالرموز التي لا تمثّل أصلًا، أو التي هي عملات مشفرة أو بدائل مثل العملات المستقرة، تماشيًا مع ما هو محظور من قبل لدى السلطات.',
        },
        url: 'https://elliptic.co/blog/crypto-regulatory-affairs-qatar-consults-on-digital-assets-legislative-framework',
        title: 'Elliptic: Qatar consults on digital assets legislative framework',
        source: 'reported',
        speaker: {
          en: 'Elliptic, on the consultation of 2023',
          ar: 'شركة Elliptic عن مشاورة عام 2023',
        },
      },
    ],
    positions: [],
  },
  {
    code: 'OM',
    name: { en: 'Oman', ar: 'سلطنة عُمان' },
    state: 'unsettled',
    lawYear: 2020,
    law: {
      en: 'In 2020 the central bank said that it does not recognise cryptocurrencies as legal tender. In 2025 rules for crypto service providers were being prepared. Only a website with automatically generated text says that providers have had to register since 2023; we have not read the decision itself.',
      ar: 'صرّح البنك المركزي عام 2020 بأنه لا يعترف بالعملات الرقمية عملةً قانونية. وكانت قواعد لمقدّمي خدماتها قيد الإعداد عام 2025. أما إلزامهم بالتسجيل منذ عام 2023 فلم نجده إلا في موقع يولّد نصوصه آليًّا، ولم نقرأ القرار نفسه.',
    },
    decisions: [
      {
        en: 'Cautionary notice of the Central Bank of Oman, 2020',
        ar: 'تنبيه البنك المركزي العُماني، عام 2020',
      },
    ],
    regulators: [
      {
        en: 'Financial Services Authority (until 2024 the Capital Market Authority)',
        ar: 'هيئة الخدمات المالية (الهيئة العامة لسوق المال حتى عام 2024)',
      },
      { en: 'Central Bank of Oman', ar: 'البنك المركزي العُماني' },
    ],
    quotes: [
      {
        text: 'In a cautionary notice issued in 2020, the CBO explicitly stated that it does not recognize cryptocurrencies as legal tender.',
        gloss: {
          ar: 'في تنبيه صدر عام 2020 صرّح البنك المركزي العُماني بأنه لا يعترف بالعملات المشفرة عملةً قانونية.',
        },
        url: 'https://addleshawgoddard.com/en/insights/insights-briefings/2025/financial-services/overview-of-crypto-in-oman',
        title: 'Overview of crypto in Oman',
        source: 'reported',
        speaker: {
          en: 'The law firm Addleshaw Goddard, 2025',
          ar: 'مكتب المحاماة Addleshaw Goddard، عام 2025',
        },
      },
    ],
    positions: [],
  },
  {
    code: 'YE',
    name: { en: 'Yemen', ar: 'اليمن' },
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
  },
  {
    code: 'JO',
    name: { en: 'Jordan', ar: 'الأردن' },
    state: 'unsettled',
    lawYear: 2025,
    law: {
      en: 'A law in force since 14 September 2025 prohibits carrying on or promoting virtual-asset activities in the Kingdom without a licence from the Securities Commission, and in January 2026 the licensing rules had not yet been issued. The same law regulates dealing in virtual assets.',
      ar: 'يحظر قانون نافذ منذ 14 سبتمبر 2025 مزاولة أنشطة العملات الرقمية والترويج لها داخل المملكة بلا ترخيص من هيئة الأوراق المالية، ولم تكن تعليمات الترخيص قد صدرت حتى يناير 2026. وهذا القانون ينظّم التعامل بها أيضًا.',
    },
    decisions: [
      {
        en: 'Law No. 14 of 2025 Regulating Dealings in Virtual Assets, Official Gazette of 16 June 2025',
        ar: 'قانون تنظيم التعامل بالأصول الافتراضية رقم 14 لسنة 2025، الجريدة الرسمية، 16 يونيو 2025',
      },
    ],
    regulators: [{ en: 'Jordan Securities Commission', ar: 'هيئة الأوراق المالية' }],
    quotes: [
      {
        text: 'The law prohibits individuals or entities from conducting or promoting virtual asset activities within the Kingdom unless licensed by the Securities Commission.',
        gloss: {
          ar: 'يحظر القانون على الأفراد والجهات مزاولة أنشطة الأصول الافتراضية أو الترويج لها داخل المملكة دون ترخيص من هيئة الأوراق المالية.',
        },
        url: 'https://www.fananews.com/language/en/virtual-assets-law-enters-into-force-in-90-days',
        title: 'Virtual Assets Law enters into force in 90 days',
        source: 'reported',
        speaker: { en: 'The news agency Petra', ar: 'وكالة الأنباء الأردنية (بترا)' },
      },
      {
        text: 'Jordan has officially enacted Law No. 14 of 2025, the Law Regulating Dealings in Virtual Assets (the “Virtual Assets Law”), published in the Official Gazette on 16 June 2025 (effective 14 September 2025).',
        gloss: {
          ar: 'أصدر الأردن رسميًّا القانون رقم 14 لسنة 2025، قانون تنظيم التعامل بالأصول الافتراضية، ونُشر في الجريدة الرسمية في 16 يونيو 2025 (ويسري من 14 سبتمبر 2025).',
        },
        url: 'https://www.tamimi.com/our-knowledge/publications/eyes-on-2026/Articles/cryptocurrency-comes-to-jordan-how-law-no-14-positions-the-kingdom-in-the-global-digital-economy',
        title: 'Cryptocurrency comes to Jordan',
        source: 'reported',
        speaker: { en: 'The law firm Al Tamimi', ar: 'مكتب التميمي ومشاركوه للمحاماة' },
      },
    ],
    positions: ['jordan'],
  },
  {
    code: 'LB',
    name: { en: 'Lebanon', ar: 'لبنان' },
    state: 'warned',
    lawYear: 2013,
    law: {
      en: 'The Banque du Liban warned against virtual money in 2013. We found no law on holding cryptocurrencies. Only a website with automatically generated text mentions a ban on licensed institutions dealing in them.',
      ar: 'حذّر مصرف لبنان من العملات الرقمية عام 2013. ولم نجد قانونًا يتناول امتلاكها. أما منع المؤسسات المرخَّصة من التعامل بها فلم نجده إلا في موقع يولّد نصوصه آليًّا.',
    },
    decisions: [
      {
        en: 'Announcement No. 900 of the Banque du Liban, 19 December 2013',
        ar: 'إعلام مصرف لبنان رقم 900، 19 ديسمبر 2013',
      },
    ],
    regulators: [
      { en: 'Banque du Liban', ar: 'مصرف لبنان' },
      { en: 'Capital Markets Authority', ar: 'هيئة الأسواق المالية' },
    ],
    quotes: [
      {
        text: 'the Banque du Liban warns anyone against buying, possessing and using such money',
        gloss: { ar: 'يحذّر مصرف لبنان الجميع من شراء هذه النقود وحيازتها واستعمالها.' },
        url: 'https://nigma.global/debunking-myths-about-bitcoin-in-inflation-hit-lebanon/',
        title: 'Debunking myths about Bitcoin in inflation-hit Lebanon',
        source: 'reported',
        speaker: {
          en: 'The site nigma.global, quoting Announcement 900',
          ar: 'موقع nigma.global، نقلًا عن الإعلام رقم 900',
        },
      },
    ],
    positions: [],
  },
  {
    code: 'IQ',
    name: { en: 'Iraq', ar: 'العراق' },
    state: 'warned',
    lawYear: 2021,
    law: {
      en: 'The Central Bank of Iraq has warned the public against cryptocurrencies, and does not allow banks, payment firms and other institutions that it supervises to deal in them. We found no law under which a platform can be licensed.',
      ar: 'حذّر البنك المركزي العراقي الجمهور من العملات الرقمية، ولا يسمح للمصارف وشركات الدفع وسائر المؤسسات الخاضعة لرقابته بالتعامل بها. ولم نجد قانونًا يتيح ترخيص المنصات.',
    },
    decisions: [
      {
        en: 'Circular No. 125/5/9 of the Central Bank of Iraq, 22 November 2021',
        ar: 'تعميم البنك المركزي العراقي رقم 125/5/9، 22 نوفمبر 2021',
      },
      {
        en: 'Statement of the Central Bank of Iraq, 3 December 2017',
        ar: 'بيان البنك المركزي العراقي، 3 ديسمبر 2017',
      },
    ],
    regulators: [{ en: 'Central Bank of Iraq', ar: 'البنك المركزي العراقي' }],
    quotes: [
      {
        text: 'The Central Bank of Iraq (CBI) issued Circular No. (125/5/9) on 22 November 2021, explicitly prohibiting supervised financial institutions—including banks, non-bank financial intermediaries, and electronic payment service providers—from engaging in transactions involving virtual assets (Vas) or cryptocurrencies.',
        gloss: {
          ar: 'أصدر البنك المركزي العراقي التعميم رقم (125/5/9) في 22 نوفمبر 2021، وحظر فيه صراحةً على المؤسسات المالية الخاضعة لرقابته، ومنها المصارف والوسطاء الماليون غير المصرفيين ومزوّدو خدمات الدفع الإلكتروني، إجراء معاملات بالأصول الافتراضية أو العملات المشفرة.',
        },
        url: 'https://alnesoor.com/posts/cryptocurrencies-in-iraq?locale=en',
        title: 'Cryptocurrencies in Iraq',
        source: 'reported',
        speaker: { en: 'The law firm Al Nesoor', ar: 'مكتب النسور للمحاماة' },
      },
    ],
    positions: ['iraq-ifta-2021', 'kurdistan-2018', 'kurdistan-later'],
  },
  {
    code: 'SY',
    name: { en: 'Syria', ar: 'سوريا' },
    state: 'called-illegal',
    lawYear: 2025,
    law: {
      en: 'On 19 August 2025 the central bank called digital currencies illegal, said that any sale or purchase with them is void in law, and warned people who deal in them of prosecution. We read its statement only in the press and found no law on the subject.',
      ar: 'قال المصرف المركزي في 19 أغسطس 2025 إن العملات الرقمية غير قانونية، وإن كل بيع أو شراء بها باطل قانونًا، وحذّر المتعاملين بها من الملاحقة القضائية. ولم نقرأ بيانه إلا في الصحافة، ولم نجد قانونًا في المسألة.',
    },
    decisions: [
      {
        en: 'Statement of the Central Bank of Syria, 19 August 2025, as reported by the press',
        ar: 'بيان مصرف سوريا المركزي، 19 أغسطس 2025، كما نقلته الصحافة',
      },
    ],
    regulators: [{ en: 'Central Bank of Syria', ar: 'مصرف سوريا المركزي' }],
    quotes: [
      {
        text: 'حذّر مصرف سوريا المركزي من التعامل أو الاستثمار بالعملات الرقمية، مؤكداً أنها غير قانونية وغير معتمدة من قبله، وأن أية عمليات بيع أو شراء تتم بها تعد باطلة من الناحية القانونية.',
        gloss: {
          en: 'The Central Bank of Syria warned against dealing or investing in digital currencies, stressing that they are illegal and not approved by it, and that any sale or purchase made with them is void in law.',
        },
        url: 'https://www.albayan.ae/economy/business/arab-economy/375827',
        title: 'خبر «البيان» عن بيان مصرف سوريا المركزي',
        source: 'reported',
        speaker: {
          en: 'The newspaper Al Bayan, 19 August 2025, citing the news agency SANA',
          ar: 'صحيفة البيان، 19 أغسطس 2025، نقلًا عن وكالة الأنباء السورية (سانا)',
        },
        readOn: '2026-11-29',
      },
      {
        text: 'حذر مصرف سوريا المركزي، الثلاثاء، من التعامل بالعملات الرقمية، مؤكدا أنها غير قانونية وقد تعرض المتعاملين لملاحقة قضائية، في ظل غياب التنظيم القانوني وإمكانية استغلالها في أنشطة غير مشروعة.',
        gloss: {
          en: 'On Tuesday the Central Bank of Syria warned against dealing in digital currencies, stressing that they are illegal and may expose those who deal in them to prosecution, in the absence of regulation and because they can be exploited for unlawful activities.',
        },
        url: 'https://www.alquds.co.uk/المركزي-السوري-يحذر-من-مخاطر-التعامل/',
        title: 'المركزي السوري يحذر من مخاطر التعامل',
        source: 'reported',
        speaker: {
          en: 'The newspaper Al-Quds Al-Arabi, 19 August 2025',
          ar: 'صحيفة القدس العربي، 19 أغسطس 2025',
        },
        readOn: '2026-11-29',
      },
    ],
    positions: [],
  },
  {
    code: 'PS',
    name: { en: 'Palestine', ar: 'فلسطين' },
    state: 'unseen',
    lawYear: null,
    law: {
      en: 'The Housing Bank, a commercial bank, has warned against cryptocurrencies, saying that they are unlicensed and that trading in them is prohibited. We have not seen a statement by the Palestine Monetary Authority itself.',
      ar: 'حذّر بنك الإسكان، وهو مصرف تجاري، من العملات المشفرة في بيان له، وقال إنها غير مرخَّصة وممنوع تداولها. ولم نجد بيانًا لسلطة النقد نفسها.',
    },
    decisions: [],
    regulators: [{ en: 'Palestine Monetary Authority', ar: 'سلطة النقد الفلسطينية' }],
    quotes: [
      {
        text: 'ودعا بيان صادر عن بنك الإسكان، للابتعاد عن التعامل مع الأصول والعملات المشفرة، محذرًا من أنها غير مرخصة وممنوع التداول بها.',
        gloss: {
          en: 'A statement by the Housing Bank called on people to keep away from cryptocurrencies and crypto-assets, warning that they are unlicensed and that trading in them is forbidden.',
        },
        url: 'https://paltimeps.ps/post/356425/بنوك-فلسطينية-ت-حذر-من-التعامل-مع-العملات-الم-شفرة',
        title: 'بنوك فلسطينية تُحذر من التعامل مع العملات المُشفرة',
        source: 'reported',
        speaker: {
          en: 'The site paltimeps.ps, on a statement by the Housing Bank',
          ar: 'موقع paltimeps.ps، عن بيان لبنك الإسكان',
        },
      },
    ],
    positions: ['palestine-2018', 'palestine-2017-mining'],
  },
  {
    code: 'TR',
    name: { en: 'Türkiye', ar: 'تركيا' },
    state: 'licensed',
    lawYear: 2024,
    law: {
      en: 'Cryptocurrencies may be held and traded through platforms supervised by the Capital Markets Board; paying with them has been forbidden since 2021. The Board lists platforms that may operate for the time being, but states that the list is not a licence.',
      ar: 'تملّك العملات الرقمية مسموح به، وكذلك تداولها عبر منصات تخضع لهيئة أسواق رأس المال (SPK)، أما الدفع بها فمحظور منذ عام 2021. وتصرّح الهيئة بأن قائمتها للمنصات العاملة مؤقتًا ليست ترخيصًا.',
    },
    decisions: [
      {
        en: 'Law No. 7518, Official Gazette No. 32590 of 2 July 2024, amending the Capital Markets Law No. 6362',
        ar: 'القانون رقم 7518، الجريدة الرسمية، العدد 32590، 2 يوليو 2024، المعدِّل لقانون أسواق رأس المال رقم 6362',
      },
      {
        en: 'Communiqués III-35/B.1 and III-35/B.2, Official Gazette No. 32840 of 13 March 2025',
        ar: 'التعميمان III-35/B.1 وIII-35/B.2، الجريدة الرسمية، العدد 32840، 13 مارس 2025',
      },
    ],
    regulators: [
      { en: 'Capital Markets Board (SPK)', ar: 'هيئة أسواق رأس المال (SPK)' },
      { en: 'Central Bank (payments)', ar: 'البنك المركزي (المدفوعات)' },
      {
        en: 'Financial Crimes Investigation Board (MASAK), for anti-money-laundering rules',
        ar: 'هيئة التحقيق في الجرائم المالية (MASAK)، لمكافحة غسل الأموال',
      },
    ],
    quotes: [
      {
        text: 'Although the Central Bank of the Republic of Turkey has issued a ban in 2021 on the use of cryptocurrencies such as Bitcoin for payment, this measure has not been able to completely regulate the entire market.',
        gloss: {
          ar: 'مع أن البنك المركزي التركي حظر عام 2021 استخدام العملات المشفرة، مثل بيتكوين، في الدفع، فإن هذا الإجراء لم ينظّم السوق كلها تنظيمًا كاملًا.',
        },
        url: 'https://www.gatesee.com/it/learn/articles/analysis-of-law-on-the-amendment-of-the-capital-markets-law-in-turkey/4362',
        title: 'Analysis of the law on the amendment of the capital markets law in Turkey',
        source: 'reported',
        speaker: {
          en: 'The exchange Gate, in an article on the 2024 law',
          ar: 'منصة Gate، في مقال عن قانون صدر عام 2024',
        },
      },
      {
        text: 'On 2 July 2024, with the Law on Amending the Capital Markets Law numbered 7518, published in the Official Gazette numbered 32590, amendments were made to various articles of the Capital Markets Law numbered 6362 (“CML”) regarding cryptocurrency assets.',
        gloss: {
          ar: 'في 2 يوليو 2024 عُدِّلت مواد من قانون أسواق رأس المال رقم 6362 بشأن أصول العملات المشفرة، وذلك بالقانون رقم 7518 المعدِّل له، المنشور في الجريدة الرسمية رقم 32590.',
        },
        url: 'https://mondaq.com/turkey/technology/1520818/amendments-on-capital-markets-law-on-crypto-assets',
        title: 'Amendments on capital markets law on crypto assets',
        source: 'reported',
        speaker: {
          en: 'A law firm’s note on Law No. 7518 (we read a copy; the linked page says the same)',
          ar: 'مذكرة لمكتب محاماة قرأناها في نسخة بلا رابط، والرابط هنا إلى صفحة أخرى بالمضمون نفسه',
        },
      },
    ],
    positions: ['diyanet-2018', 'diyanet-2017'],
  },
];
