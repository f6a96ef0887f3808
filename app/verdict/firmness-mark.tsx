import { FIRMNESS_SIGNS, type FirmnessLook, firmnessLook } from '#domain/ruling/firmness-sign.ts';

/** The sign of a firmness, beside its name. */
export function FirmnessMark({ id, className = 'size-3.5' }: { id: string; className?: string }) {
  return (
    <svg className={`shrink-0 ${className}`} viewBox="0 0 16 16" aria-hidden="true">
      <use href={`#firmness-${firmnessLook(id)}`} />
    </svg>
  );
}

const LOOKS = Object.keys(FIRMNESS_SIGNS) as FirmnessLook[];

/** The signs, once a page: each mark refers to them. */
export function FirmnessShapes() {
  return (
    <svg width="0" height="0" className="absolute" aria-hidden="true">
      {LOOKS.map((look) => {
        const { ring, fill } = FIRMNESS_SIGNS[look];
        return (
          <symbol key={look} id={`firmness-${look}`}>
            <circle cx="8" cy="8" fill="none" stroke="currentColor" {...ring} />
            {fill && <path d={fill} fill="currentColor" />}
          </symbol>
        );
      })}
    </svg>
  );
}
