import { createContext, type ReactNode, useContext } from 'react';

/** Renders the content of the body to HTML; null: React has to. */
export type RenderBody = (content: ReactNode) => string | null;

const Renderer = createContext<RenderBody>(() => null);

/** Provides the server's renderer of the body. */
export const BodyRenderer = Renderer.Provider;

/** The page's `<body>`. Its content is one piece of HTML on the server, unless rendered `byReact`; in the browser it is elements. */
export function Body({ byReact, children }: { byReact: boolean; children: ReactNode }) {
  const render = useContext(Renderer);
  const html = byReact ? null : render(children);
  if (html === null) return <body suppressHydrationWarning>{children}</body>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML of the same elements.
  return <body suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
