import type { Mail } from './mailer.ts';

/** The mail with the code of a sign-in. It has no links; whoever asks to be clicked is not us. */
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
    validity: `It is valid for ${minutes} minutes and for the sign-in you have just begun. Nobody from Tabayyan will ever ask you for it.`,
    warning:
      'If you are not signing in, somebody knows your password: have it changed, and give this code to nobody.',
  };
  const arabic = `رمز الدخول إلى تبيَّن، صالح لمدة ${minutes} دقائق. لا تُعطه أحدًا.`;
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

function page(content: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>Tabayyan</title></head>
<body style="font:16px/1.6 system-ui,sans-serif;max-width:36em;margin:0 auto;padding:24px">${content}
</body></html>`;
}
