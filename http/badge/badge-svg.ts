import { html, raw } from 'hono/html';
import type { Badge } from '#app/listing/badge.server.ts';
import { BADGE } from '#app/listing/badge-size.ts';
import { firmnessSvg } from '#domain/image/signs/firmness-sign.ts';
import { verdictSvg } from '#domain/image/signs/verdict-sign.ts';
import { isolated } from '#domain/text/isolated.ts';
import { type BadgeTheme, COLOURS, FONTS } from './badge-style.ts';
import { fitText } from './fit-text.ts';

const MARGIN = 16;
const INNER_WIDTH = BADGE.width - 2 * MARGIN;
const NAME_SIZE = 18;
const SIGN_SIZE = 14;
/** Between the mark and the words of the verdict. */
const GAP = 8;
/** The width kept free for the site's name at the end of the first line. */
const SITE_WIDTH = 72;
/** Baselines from the top; the sign has its upper side. */
const ROWS = { site: 33, name: 34, sign: 47, verdict: 59, facts: 82 };

/** The only style sheet of the picture; its policy allows it by its hash. */
export const SVG_STYLE = `${COLOURS}
rect{fill:var(--paper);stroke:var(--line)}g{color:var(--tone)}
text{fill:var(--muted);font:400 12px ${FONTS}}
.name{fill:var(--ink);font-size:${NAME_SIZE}px;font-weight:600}
.verdict{fill:var(--tone);font-size:14px;font-weight:600}`;

/** A listing's badge as SVG. The reader's fonts are unknown, so a long name is cut with room to spare. */
export async function badgeSvg(badge: Badge, theme: BadgeTheme): Promise<string> {
  const { language, direction, name, verdict, sign, facts, date, site, note, href } = badge;
  const isArabic = direction === 'rtl';
  // `x` is the start of a text: its right side in Arabic.
  const at = (x: number) => (isArabic ? BADGE.width - x : x);
  const shown = isolated(fitText(name, { width: INNER_WIDTH - SITE_WIDTH, size: NAME_SIZE }));
  const signAt = (x: number) => ({
    x: isArabic ? BADGE.width - x - SIGN_SIZE : x,
    y: ROWS.sign,
    size: SIGN_SIZE,
  });
  const mark = verdict.tone === 'unruled' ? '' : verdictSvg(verdict.tone, signAt(MARGIN));
  // The width of the verdict's word is unknown, so the sign of its firmness, which the text names, would not be beside its name.
  const signSvg = mark || firmnessSvg(sign, { colour: 'currentColor', ...signAt(MARGIN) });
  const picture =
    await html`<svg xmlns="http://www.w3.org/2000/svg" width="${BADGE.width}" height="${BADGE.height}" viewBox="0 0 ${BADGE.width} ${BADGE.height}" xml:lang="${language}" direction="${direction}" class="${theme ?? ''}">
<title>${name}: ${verdict.text}. ${date}. ${site}</title>
<desc>${note}</desc>
<style>${raw(SVG_STYLE)}</style>
<clipPath id="inside"><path d="M${MARGIN} 0h${INNER_WIDTH}v${BADGE.height}h-${INNER_WIDTH}z"/></clipPath>
<a href="${href}" target="_top" rel="noopener">
<rect x=".5" y=".5" width="${BADGE.width - 1}" height="${BADGE.height - 1}" rx="12"/>
<g clip-path="url(#inside)">
<text class="name" x="${at(MARGIN)}" y="${ROWS.name}">${shown}</text>
<g class="${verdict.tone}">
${raw(signSvg)}
<text class="verdict" x="${at(MARGIN + SIGN_SIZE + GAP)}" y="${ROWS.verdict}">${verdict.text}</text>
</g>
<text x="${at(MARGIN)}" y="${ROWS.facts}">${facts}</text>
<text x="${at(BADGE.width - MARGIN)}" y="${ROWS.site}" text-anchor="end">${site}</text>
</g>
</a>
</svg>
`;
  return String(picture);
}
