/** What the page of the API shows of one address. */
export interface EndpointView {
  name: string;
  path: string;
  summary: string;
  parameters: ParameterView[];
  /** Null where there is nothing to answer with yet. */
  example: { path: string; answer: string | null };
}

export interface ParameterView {
  name: string;
  description: string;
  /** What it may be, where it is one of a few. */
  values: string[];
  range: { from: number; to: number } | null;
  /** What it is where it is not given. */
  initial: string | null;
}
