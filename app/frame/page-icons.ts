import {
  Bookmark,
  ChartLine,
  CircleDollarSign,
  House,
  type LucideIcon,
  Newspaper,
  ShieldCheck,
  Store,
} from 'lucide-react';
import type { PageKey } from './nav-pages.ts';

export const PAGE_ICONS: Record<PageKey, LucideIcon> = {
  home: House,
  coins: CircleDollarSign,
  exchanges: Store,
  check: ShieldCheck,
  markets: ChartLine,
  news: Newspaper,
  mine: Bookmark,
};
