import { Bookmark, Star } from 'lucide-react';
import {
  Component,
  createContext,
  createElement,
  forwardRef,
  memo,
  type ReactNode,
  useContext,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { renderToString } from 'react-dom/server';
import { Link, StaticRouter } from 'react-router';
import { expect, test } from 'vitest';
import { learnAttributes } from './attributes.ts';
import { Body, BodyRenderer } from './body.tsx';
import { textOf } from './html.ts';
import { markupOf } from './markup.ts';

const NONCE = 'n0nce';
// The linter refuses both as literals in an element.
const NO_ADDRESS = '';
const SCRIPT_ADDRESS = ['JavaScript', 'alert(1)'].join(':');

function htmlOf(content: ReactNode): string | null {
  const markup = markupOf(content, NONCE);
  return markup && textOf(markup.html);
}

/** The HTML of a body by React, and the content by `markupOf`: null if it leaves it to React. */
function render(content: ReactNode): { byReact: string; ours: string | null } {
  let ours: string | null = null;
  const page = (isOurs: boolean) => (
    <StaticRouter location="/en/coin/bitcoin">
      <BodyRenderer
        value={(given) => {
          ours = isOurs ? htmlOf(given) : null;
          return ours && 'here';
        }}
      >
        <Body byReact={!isOurs}>{content}</Body>
      </BodyRenderer>
    </StaticRouter>
  );
  const byReact = renderToString(page(false));
  // Attributes are unknown at first, and then their rules may be.
  for (const _ of [1, 2, 3]) {
    renderToString(page(true));
    learnAttributes();
  }
  return { byReact: byReact.slice('<body>'.length, -'</body>'.length), ours };
}

const Colour = createContext('none');
const Named = () => <b>{useContext(Colour)}</b>;
const Counted = memo(({ of }: { of: number }) => {
  const [count] = useState(of);
  const ref = useRef<HTMLElement>(null);
  const double = useMemo(() => count * 2, [count]);
  return <i ref={ref}>{double} times</i>;
});
const Forwarded = forwardRef<HTMLElement, { title: string }>((props, ref) => (
  <em {...props} ref={ref} />
));
class WithState extends Component<{ children: ReactNode }, { error: unknown; at?: string }> {
  override state = { error: null };
  static getDerivedStateFromProps() {
    return { at: 'here' };
  }
  override render() {
    return this.props.children;
  }
}

test.each<[string, ReactNode]>([
  ['nothing', [null, undefined, true, false, '', []]],
  ['adjacent texts', ['a', 'b', 1, '', <Named key="c" />, 'd', [['e'], 'f']]],
  ['reserved characters', <p key="p" title={`<"'&>`}>{`<b>"A" & 'B'</b>`}</p>],
  ['an iterable', new Set(['a', <p key="b">b</p>])],
  ['components and hooks', [<Counted key="c" of={2} />, <Forwarded key="f" title="t" />]],
  [
    'contexts',
    <Colour value="red" key="c">
      <Named />
      <Colour value="blue">
        <Named />
      </Colour>
      <Colour.Consumer>{(colour) => `${colour} again`}</Colour.Consumer>
    </Colour>,
  ],
  ['a class', <WithState key="b">inside</WithState>],
  ['flags', <button key="b" type="button" disabled hidden={false} aria-expanded={false} inert />],
  ['numbers', <progress key="p" max={10} value={0} tabIndex={-1} data-share={0.5} />],
  ['names', <output key="l" htmlFor="x" className="a b" data-x="" dir="rtl" />],
  [
    'a drawing',
    <svg key="s" viewBox="0 0 1 1" strokeWidth={2}>
      <title>A line</title>
      <path d="M0" strokeLinecap="round" />
    </svg>,
  ],
  [
    'icons',
    [
      <Star key="1" className="size-4" aria-hidden="true" />,
      <Bookmark key="2" />,
      <Star key="3" className="size-4" aria-hidden="true" />,
    ],
  ],
  [
    'our own element',
    <div key="d">
      {createElement('since-visit', { className: 'x', 'data-at': 1, hidden: true }, 'a')}
    </div>,
  ],
  [
    'an empty address',
    [
      <a key="a" href={NO_ADDRESS}>
        a
      </a>,
      <use key="u" href={NO_ADDRESS} />,
    ],
  ],
  [
    'an input',
    [
      <input key="1" name="q" type="search" defaultValue="" required />,
      <input key="2" type="radio" value="a" defaultChecked name="r" readOnly />,
      <input key="3" value={1} type="number" onChange={() => {}} min={0} size={4} />,
    ],
  ],
  [
    'a text field',
    [
      <textarea key="1" name="t" rows={3} defaultValue={'\n<a>'} />,
      <textarea key="2" value="b" readOnly />,
    ],
  ],
  [
    'a choice',
    <select key="s" name="s" defaultValue="2">
      <option value="1">one</option>
      <option>2</option>
      <optgroup label="o">
        <option value={2}>two</option>
      </optgroup>
    </select>,
  ],
  [
    'an option after a choice',
    [
      <select key="1" defaultValue="2">
        <option>2</option>
      </select>,
      <datalist key="2">
        <option value="2" />
      </datalist>,
    ],
  ],
  [
    'a form',
    <form key="f" className="x" method="post" action="/a" noValidate>
      <button name="n" type="submit" value="v" formMethod="get">
        {'send'}
      </button>
    </form>,
  ],
  [
    'preformatted text',
    [
      <pre key="1">{'\n a'}</pre>,
      <pre key="2">
        <code>a</code>
      </pre>,
    ],
  ],
  [
    'raw HTML',
    // biome-ignore lint/security/noDangerouslySetInnerHtml: what is tested.
    <div key="d" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '<hr>' }} />,
  ],
  [
    'void elements',
    [<br key="1" />, <img key="2" src="/a.png" alt="" loading="lazy" width={1} height={2} />],
  ],
  [
    'data',
    // biome-ignore lint/security/noDangerouslySetInnerHtml: what is tested.
    <script key="s" id="x" type="application/json" dangerouslySetInnerHTML={{ __html: '{}' }} />,
  ],
  [
    'links',
    [
      <Link
        key="1"
        to="/en/coin/a?b=1&c=2#d"
        className="x"
        preventScrollReset
        aria-current="page"
        rel="next"
      >
        {'x'}
      </Link>,
      <Link key="2" to="/" reloadDocument target="_blank">
        y
      </Link>,
      <Link key="3" to="?page=2">
        z
      </Link>,
      <Link key="4" to="../b">
        z
      </Link>,
      <Link key="5" to="https://a.example/">
        z
      </Link>,
      <Link key="6" to="/a//b/./c">
        z
      </Link>,
    ],
  ],
])('%s is rendered as by React', (_, content) => {
  const { byReact, ours } = render(content);
  expect(ours).toBe(byReact);
});

test.each<[string, ReactNode]>([
  ['an id of React', <WithId key="i" />],
  ['a title', <title key="t">a</title>],
  ['a picture that is preloaded', <img key="i" src="/a.png" alt="" />],
  [
    'an address of a script',
    <a key="a" href={SCRIPT_ADDRESS}>
      a
    </a>,
  ],
  [
    'a title after one in a picture',
    [
      <svg key="1">
        <title>a</title>
      </svg>,
      <title key="2">b</title>,
    ],
  ],
  ['a script with a text as its child', <script key="s">{'a()'}</script>],
  ['a value of several parts', <p key="p" {...{ style: { color: 'red' } }} />],
])('%s is left to React', (_, content) => {
  expect(render(content).ours).toBeNull();
});

function WithId() {
  return <p id={useId()} />;
}

test('an id of React is as without the attempt to render it', () => {
  const { byReact } = render(<WithId />);
  const attempted = renderToString(
    <BodyRenderer value={htmlOf}>
      <Body byReact={false}>
        <WithId />
      </Body>
    </BodyRenderer>,
  );
  expect(attempted).toBe(`<body>${byReact}</body>`);
});
