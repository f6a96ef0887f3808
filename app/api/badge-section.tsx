import { escapeUTF8 } from 'entities';
import { useLanguage } from '#app/i18n/use-language.ts';
import { BADGE } from '#app/listing/badge-size.ts';
import { CodeBlock } from './code.tsx';

/** Instructions for embedding a listing's badge in other sites. */
export function BadgeSection({
  origin,
  badge,
}: {
  origin: string;
  badge: { id: string; name: string };
}) {
  const { language, text, to } = useLanguage();
  const words = text.api;
  const path = `/embed/coin/${badge.id}`;
  const size = `width="${BADGE.width}" height="${BADGE.height}"`;
  const page = origin + to(`/coin/${badge.id}`);
  const name = escapeUTF8(badge.name);
  const frame = `<iframe src="${origin}${path}?lang=${language}" ${size} title="${name}"></iframe>`;
  const picture = `<a href="${page}"><img src="${origin}${path}.svg?lang=${language}" ${size} alt="${name}"></a>`;
  return (
    <section className="grid gap-4">
      <h2 className="text-xl sm:text-2xl">{words.badgeTitle}</h2>
      <p className="max-w-prose">{words.badgeText}</p>
      <div className="flex flex-wrap gap-4">
        {['light', 'dark'].map((theme) => (
          <img
            key={theme}
            src={`${path}.svg?lang=${language}&theme=${theme}`}
            width={BADGE.width}
            height={BADGE.height}
            alt={`${badge.name} (theme=${theme})`}
          />
        ))}
      </div>
      <h3 className="text-base sm:text-lg">{words.badgeFrame}</h3>
      <CodeBlock text={frame} label="HTML" />
      <h3 className="text-base sm:text-lg">{words.badgePicture}</h3>
      <CodeBlock text={picture} label="HTML" />
    </section>
  );
}
