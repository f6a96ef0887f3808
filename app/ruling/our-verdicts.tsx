import type { ComponentProps } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { VerdictDisc } from '#app/verdict/verdict-lockup.tsx';
import type { CoverView } from '#domain/position/position-view.ts';
import { CoverName } from './covers.tsx';

/** The site's own rulings by the key of the subject. */
export type OurRulings = Readonly<Record<string, ComponentProps<typeof VerdictDisc>['ruling']>>;

export function coverKey(cover: CoverView): string {
  return JSON.stringify(cover);
}

/** The site's own verdicts on the subjects of a position, so that readers see where it differs. */
export function OurVerdicts({ covers, rulings }: { covers: CoverView[]; rulings: OurRulings }) {
  const words = useLanguage().text.positions;
  const shown = covers.flatMap((cover) => {
    const ruling = rulings[coverKey(cover)];
    return ruling ? [{ cover, ruling }] : [];
  });
  return shown.map(({ cover, ruling }) => (
    <p key={coverKey(cover)} className="flex flex-wrap items-center gap-x-2 text-sm font-normal">
      <span className="text-muted">
        {words.ourVerdict}
        {shown.length > 1 && (
          <>
            {' '}
            <CoverName cover={cover} />
          </>
        )}
      </span>
      <VerdictDisc ruling={ruling} isNamed />
    </p>
  ));
}
