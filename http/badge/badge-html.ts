import { html, raw } from 'hono/html';
import type { Badge } from '#app/listing/badge.server.ts';
import { firmnessSvg } from '#domain/image/signs/firmness-sign.ts';
import { verdictSvg } from '#domain/image/signs/verdict-sign.ts';
import { type BadgeTheme, COLOURS, FONTS } from './badge-style.ts';

/** The only style sheet of the badge's page; the page's policy allows it by its hash. */
export const HTML_STYLE = `${COLOURS}
html,body{margin:0;height:100%;background:var(--paper)}
a{box-sizing:border-box;display:grid;grid-template-columns:minmax(0,1fr);align-content:space-between;height:100%;padding:12px 16px;border:1px solid var(--line);
color:var(--ink);font:400 12px/1.5 ${FONTS};text-decoration:none}
a:focus-visible{outline:2px solid var(--ink);outline-offset:-4px}
a:hover b{text-decoration:underline}
b,i{display:block;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;font-style:normal}
b{font-size:18px;font-weight:600}
i{color:var(--tone);font-size:14px;font-weight:600}
i svg{margin-inline-end:6px;vertical-align:-2px}
p{display:flex;justify-content:space-between;align-items:baseline;gap:12px;margin:0;color:var(--muted);white-space:nowrap}
p b{color:var(--ink);min-width:0;overflow:hidden;text-overflow:ellipsis}`;

/** A listing's badge as an HTML page for a frame. */
export async function badgePage(badge: Badge, theme: BadgeTheme): Promise<string> {
  const { language, direction, name, verdict, sign, facts, date, site, note, href } = badge;
  const place = { x: 0, y: 0, size: 14 };
  const mark = verdict.tone === 'unruled' ? '' : verdictSvg(verdict.tone, place);
  const signSvg = firmnessSvg(sign, { colour: 'currentColor', ...place });
  const words = mark
    ? html`${raw(mark)}${verdict.word}${verdict.rest && html` · ${raw(signSvg)}${verdict.rest}`}`
    : html`${raw(signSvg)}${verdict.word}`;
  const page = await html`<!DOCTYPE html>
<html lang="${language}" dir="${direction}" class="${theme ?? ''}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="${theme ?? 'light dark'}">
<meta name="robots" content="noindex">
<title>${name}: ${verdict.text}</title>
<style>${raw(HTML_STYLE)}</style>
</head>
<body>
<a href="${href}" target="_top" rel="noopener" title="${date}. ${note}">
<p><b><bdi>${name}</bdi></b> <span>${site}</span></p>
<i class="${verdict.tone}">${words}</i>
<p>${facts}</p>
</a>
</body>
</html>
`;
  return String(page);
}
