import { FIRMNESS_SIGNS } from '#domain/image/signs/firmness-sign.ts';
import type { FirmnessSign } from '#domain/method/definition.ts';

/** The sign of a firmness, beside its name. */
export function FirmnessMark({
  sign,
  className = 'size-3.5',
}: {
  sign: FirmnessSign;
  className?: string;
}) {
  return (
    <svg className={`shrink-0 ${className}`} viewBox="0 0 16 16" aria-hidden="true">
      <use href={`#firmness-${sign}`} />
    </svg>
  );
}

const SIGNS = Object.keys(FIRMNESS_SIGNS) as FirmnessSign[];

/** The signs, once a page: each mark refers to them. */
export function FirmnessShapes() {
  return (
    <svg width="0" height="0" className="absolute" aria-hidden="true">
      {SIGNS.map((sign) => {
        const { ring, fill } = FIRMNESS_SIGNS[sign];
        return (
          <symbol key={sign} id={`firmness-${sign}`}>
            {ring.d ? (
              <path fill="none" stroke="currentColor" {...ring} />
            ) : (
              <circle cx="8" cy="8" fill="none" stroke="currentColor" {...ring} />
            )}
            {fill && <path d={fill} fill="currentColor" />}
          </symbol>
        );
      })}
    </svg>
  );
}
