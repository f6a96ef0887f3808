import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { numberFormat } from '#app/i18n/intl.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { pageNumbers } from './page-numbers.ts';

/** Links to the previous page, at most five numbers, and the next page. `href` gives a page's address; pages count from 1. */
export function Pagination({
  page,
  pages,
  href,
  keepScroll = false,
}: {
  page: number;
  pages: number;
  href: (page: number) => string;
  keepScroll?: boolean;
}) {
  const { text, locale } = useLanguage();
  if (pages <= 1) return null;
  const number = numberFormat(locale);
  return (
    <nav
      aria-label={text.pages.label}
      className="no-print flex flex-wrap items-center justify-center gap-1 pt-6 sm:gap-2"
    >
      <Step to={page > 1 ? href(page - 1) : null} rel="prev" keepScroll={keepScroll}>
        <ChevronLeft className="size-5 rtl:-scale-x-100" aria-hidden="true" />
        <span className="sr-only sm:not-sr-only">{text.pages.previous}</span>
      </Step>
      <ul className="flex flex-wrap gap-1">
        {pageNumbers(page, pages).map((target) => (
          <li key={target}>
            <Link
              to={href(target)}
              preventScrollReset={keepScroll}
              aria-label={text.pages.page(target)}
              aria-current={target === page ? 'page' : undefined}
              className={`icon-button border max-sm:min-w-8.5 sm:px-2 ${
                target === page ? 'border-accent font-semibold text-accent' : 'border-transparent'
              }`}
            >
              {number.format(target)}
            </Link>
          </li>
        ))}
      </ul>
      <Step to={page < pages ? href(page + 1) : null} rel="next" keepScroll={keepScroll}>
        <span className="sr-only sm:not-sr-only">{text.pages.next}</span>
        <ChevronRight className="size-5 rtl:-scale-x-100" aria-hidden="true" />
      </Step>
    </nav>
  );
}

function Step({
  to,
  rel,
  keepScroll,
  children,
}: {
  to: string | null;
  rel: 'prev' | 'next';
  keepScroll: boolean;
  children: React.ReactNode;
}) {
  const look = 'icon-button border border-edge sm:px-3';
  return to ? (
    <Link to={to} rel={rel} preventScrollReset={keepScroll} className={look}>
      {children}
    </Link>
  ) : (
    <span aria-hidden="true" className={`${look} pointer-events-none opacity-70`}>
      {children}
    </span>
  );
}
