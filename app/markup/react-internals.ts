import type { ReactNode } from 'react';
import * as React from 'react';

// All uses of React beyond its documented API. markup.test.tsx compares what is rendered with React's own output, and fails
// when an upgrade changes it.

export type Props = Record<string, unknown> & {
  children?: ReactNode;
  dangerouslySetInnerHTML?: { __html: string };
};

export interface Element {
  $$typeof?: symbol;
  type: unknown;
  props: Props;
}

/** A component that is an object; its `$$typeof` says of which kind. */
export interface Wrapper {
  $$typeof: symbol;
  render(props: Props, ref: unknown): ReactNode;
  type: unknown;
  _context: { _currentValue2: unknown };
  /** A context's value in `renderToString`. */
  _currentValue2: unknown;
}

export interface Component {
  (props: Props): ReactNode;
  prototype?: { isReactComponent?: object };
  getDerivedStateFromProps?(props: Props, state: object): object | null;
}

interface Instance {
  state: object;
  render(): ReactNode;
}

export const ELEMENT = Symbol.for('react.transitional.element');
export const CONTEXT = Symbol.for('react.context');
export const CONSUMER = Symbol.for('react.consumer');
export const FORWARD_REF = Symbol.for('react.forward_ref');
export const MEMO = Symbol.for('react.memo');

/** The content that a component returns for `props`. Only the router has classes: its error boundaries. */
export function renderComponent(component: Component, props: Props): ReactNode {
  if (!component.prototype?.isReactComponent) return component(props);
  const Class = component as unknown as new (given: Props) => Instance;
  const instance = new Class(props);
  const derived = component.getDerivedStateFromProps?.(props, instance.state);
  if (derived) instance.state = { ...instance.state, ...derived };
  return instance.render();
}

interface Internals {
  /** The hooks of the component that is being rendered. */
  H: { useId: () => string } | null;
}

/** Runs `work` inside of a component with another `useId`: an id depends on the place in React's own tree. */
export function withUseId<T>(useId: () => string, work: () => T): T {
  const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
    React as unknown as Record<string, Internals>;
  const hooks = internals?.H;
  if (!hooks) throw new Error('React is not rendering');
  const { useId: ofReact } = hooks;
  hooks.useId = useId;
  try {
    return work();
  } finally {
    hooks.useId = ofReact;
  }
}
