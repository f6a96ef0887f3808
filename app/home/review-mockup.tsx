import { Check, Minus, ShieldCheck } from 'lucide-react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { VerdictBadge } from '#app/listing/verdict-badge.tsx';
import { Stars } from '#app/ui/stars.tsx';
import { useSeen } from './use-seen.ts';

/** A drawing of a review, which appears row by row when it is scrolled into view. */
export function ReviewMockup() {
  const { text } = useLanguage();
  const { ref, state } = useSeen<HTMLDivElement>();
  const look = { still: '', waiting: 'waits', seen: 'animate' }[state];
  return (
    <div
      ref={ref}
      role="img"
      aria-label={text.home.mockupLabel}
      className={`mockup card bg-raised p-4 sm:p-6 ${look}`}
    >
      <div className="card grid gap-5 p-5" aria-hidden="true">
        <Row className="flex flex-wrap items-center gap-3">
          <span className="grid size-12 place-items-center rounded-full border border-line bg-raised">
            <ShieldCheck className="size-6 text-accent" strokeWidth={1.5} />
          </span>
          <div className="grid gap-2">
            <Line className="w-28" colour="bg-muted" />
            <Stars rating={4.5} className="w-20" />
          </div>
          <span className="sm:ms-auto">
            <VerdictBadge verdict="halal" />
          </span>
        </Row>
        <Row className="grid gap-3 border-t border-line pt-5">
          <p className="font-medium">{text.listing.reason}</p>
          <Line className="w-full" />
          <Line className="w-11/12" />
          <Line className="w-2/3" />
        </Row>
        <Row className="grid grid-cols-2 gap-5 border-t border-line pt-5">
          <Points title={text.listing.pros} icon={Check} />
          <Points title={text.listing.cons} icon={Minus} />
        </Row>
        <Row className="flex gap-3 border-t border-line pt-5">
          <Line className="w-20" colour="bg-accent" />
          <Line className="w-14" colour="bg-accent" />
          <Line className="w-16" colour="bg-accent" />
        </Row>
      </div>
    </div>
  );
}

// Printed pages and readers who prefer reduced motion get the row without animation.
function Row({ className, children }: { className: string; children: React.ReactNode }) {
  return (
    <div
      className={`mockup-row motion-reduce:transform-none motion-reduce:opacity-100 print:transform-none print:opacity-100 ${className}`}
    >
      {children}
    </div>
  );
}

function Points({ title, icon: Icon }: { title: string; icon: typeof Check }) {
  return (
    <div className="grid content-start gap-3">
      <p className="font-medium">{title}</p>
      {['w-full', 'w-3/4', 'w-5/6'].map((width) => (
        <div key={width} className="flex items-center gap-2">
          <Icon className="size-4 shrink-0 text-accent" />
          <Line className={width} />
        </div>
      ))}
    </div>
  );
}

/** A bar that stands for a line of text. */
function Line({ className, colour = 'bg-line' }: { className: string; colour?: string }) {
  return <div className={`h-2 rounded-full forced-colors:border ${colour} ${className}`} />;
}
