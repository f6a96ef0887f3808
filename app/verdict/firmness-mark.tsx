/** How a firmness is drawn; versions of the method name them differently. */
export type FirmnessLook = 'full' | 'half' | 'thin-half' | 'quarter' | 'dashed';

const LOOK: Readonly<Record<string, FirmnessLook>> = {
  agreed: 'full',
  'no-dissent': 'full',
  disputed: 'half',
  contested: 'half',
  'contested-as-class': 'thin-half',
  few: 'quarter',
  insufficient: 'dashed',
  incomplete: 'dashed',
};

/** The drawing of a firmness by its id; one that is not known is drawn as the least firm. */
export function firmnessLook(id: string): FirmnessLook {
  return LOOK[id] ?? 'dashed';
}

/** The sign of a firmness, beside its name. */
export function FirmnessMark({ id, className = 'size-3.5' }: { id: string; className?: string }) {
  return (
    <svg className={`shrink-0 ${className}`} viewBox="0 0 16 16" aria-hidden="true">
      <use href={`#firmness-${firmnessLook(id)}`} />
    </svg>
  );
}

const RING = <circle cx="8" cy="8" r="6" fill="none" stroke="currentColor" strokeWidth="2" />;

/** The signs, once a page: each mark refers to them. */
export function FirmnessShapes() {
  return (
    <svg width="0" height="0" className="absolute" aria-hidden="true">
      <symbol id="firmness-full">
        <circle cx="8" cy="8" r="7" fill="currentColor" />
      </symbol>
      <symbol id="firmness-half">
        {RING}
        <path d="M8 2a6 6 0 0 0 0 12z" fill="currentColor" />
      </symbol>
      <symbol id="firmness-thin-half">
        <circle cx="8" cy="8" r="6.5" fill="none" stroke="currentColor" />
        <path d="M8 2a6 6 0 0 1 0 12z" fill="currentColor" />
      </symbol>
      <symbol id="firmness-quarter">
        {RING}
        <path d="M8 2a6 6 0 0 1 6 6H8z" fill="currentColor" />
      </symbol>
      <symbol id="firmness-dashed">
        <circle
          cx="8"
          cy="8"
          r="6"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeDasharray="2.4 2.3"
        />
      </symbol>
    </svg>
  );
}
