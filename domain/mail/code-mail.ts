import type { Mail } from './mailer.ts';

/** The mail with the code of a sign-in. It has no links, so that a mail with a link is recognised as phishing. */
export function codeMail({
  to,
  code,
  origin,
  minutes,
}: {
  to: string;
  code: string;
  origin: string;
  minutes: number;
}): Mail {
  const english = {
    intro: `Your code to sign in to Tabayyan at ${origin}:`,
    validity: `It is valid for ${inMinutes('en', minutes)} and only for the sign-in that you have just begun. Nobody from Tabayyan will ever ask you for it.`,
    warning:
      'If you are not signing in, someone knows your password. Ask the operator to change it, and do not give this code to anyone.',
  };
  // The duration follows a colon, where each of its Arabic plural forms is grammatical.
  const arabic = `الرمز أعلاه هو رمز الدخول إلى «تبيَّن»، ولا يصلح إلا لعملية الدخول التي بدأتها الآن. مدة صلاحيته: ${inMinutes('ar-u-nu-latn', minutes)}. لن يطلبه منك أحد من «تبيَّن» أبدًا. وإن لم تكن أنت من يحاول الدخول، فهناك من يعرف كلمة مرورك: اطلب من مشغّل الموقع تغييرها، ولا تُعطِ هذا الرمز أحدًا.`;
  return {
    to,
    subject: 'Your Tabayyan sign-in code',
    text: [english.intro, `    ${code}`, english.validity, english.warning, arabic, ''].join(
      '\n\n',
    ),
    html: page(`
<p>${english.intro}</p>
<p style="font:700 32px/1.4 ui-monospace,Menlo,Consolas,monospace;letter-spacing:6px;margin:24px 0">${code}</p>
<p>${english.validity}</p>
<p>${english.warning}</p>
<p dir="rtl" lang="ar" style="border-top:1px solid #d8d3c8;padding-top:16px">${arabic}</p>`),
  };
}

// `10 minutes` / «10 دقائق», in the plural form of the language.
function inMinutes(locale: string, minutes: number): string {
  const format = { style: 'unit', unit: 'minute', unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(locale, format).format(minutes);
}

function page(content: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>Tabayyan</title></head>
<body style="font:16px/1.6 system-ui,sans-serif;max-width:36em;margin:0 auto;padding:24px">${content}
</body></html>`;
}
