import { type FocusEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import { JumpList } from './jump-list.tsx';
import type { LoadedRuling } from './loaded-ruling.ts';
import { Proposal } from './proposal.tsx';

/**
 * The form in three panes, each scrolling by itself: its parts, the answers, and the proposal with the verdict and the
 * save bar. In a narrow or low window they are one column.
 */
export function RulingPanes({
  loaded,
  verdict,
  saveBar,
  children,
}: {
  loaded: LoadedRuling;
  verdict: ReactNode;
  saveBar: ReactNode;
  children: ReactNode;
}) {
  const [current, setCurrent] = useState<string | null>(null);
  function noteCurrent({ target }: FocusEvent<HTMLElement>) {
    const section = target.closest('section[id], [data-part]')?.id;
    if (section) setCurrent(section);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the controls in it.
    <div
      onFocus={noteCurrent}
      onKeyDown={returnToList}
      className="grid gap-4 panes:h-0 panes:min-h-104 panes:grow panes:grid-cols-[12.5rem_minmax(0,1fr)_clamp(18rem,25%,24rem)] panes:grid-rows-[minmax(0,1fr)] panes:gap-3"
    >
      <JumpList loaded={loaded} current={current} />
      <div className="@container relative grid content-start gap-3 panes:-m-1 pane panes:overflow-y-auto panes:p-1 panes:pb-8 *:p-4!">
        {children}
      </div>
      {/* Not a box in one column: the save bar sticks to the end of the whole form. */}
      <div className="contents panes:grid panes:grid-rows-[auto_minmax(0,1fr)_auto] panes:gap-3">
        <Proposal loaded={loaded} />
        <div className="@container relative grid content-start gap-4 panes:-m-1 pane panes:gap-3 panes:overflow-y-auto panes:p-1 panes:pb-8 *:p-4!">
          {verdict}
        </div>
        {saveBar}
      </div>
    </div>
  );
}

function returnToList({
  key,
  target,
  currentTarget,
  nativeEvent: { isComposing },
}: KeyboardEvent<HTMLElement>): void {
  const list = currentTarget.querySelector('nav');
  if (key !== 'Escape' || isComposing || list?.contains(target as Node)) return;
  (list?.querySelector<HTMLElement>('a[aria-current]') ?? list?.querySelector('a'))?.focus();
}
