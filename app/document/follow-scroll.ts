// The inline script at the start of the body sets `data-scrolled` after 50 px, and on the bar's line `--scrolled` from 0 to 1, for the
// styles. On the root, `--scrolled` would have the styles of all elements computed again for each frame of scrolling.
const root = document.documentElement;

function update(): void {
  root.toggleAttribute('data-scrolled', scrollY > 50);
  const room = root.scrollHeight - innerHeight;
  document
    .querySelector<HTMLElement>('.scroll-progress')
    ?.style.setProperty('--scrolled', String(room > 0 ? Math.min(1, scrollY / room) : 0));
}

addEventListener('scroll', update, { passive: true });
addEventListener('resize', update, { passive: true });
update();
