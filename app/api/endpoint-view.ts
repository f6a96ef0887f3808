/** An endpoint as the API's page shows it. */
export interface EndpointView {
  name: string;
  path: string;
  summary: string;
  parameters: ParameterView[];
  /** `answer` is null while there is no data. */
  example: { path: string; answer: string | null };
}

export interface ParameterView {
  name: string;
  description: string;
  /** Permitted values; empty if there is no fixed set. */
  values: string[];
  range: { from: number; to: number } | null;
  /** Default value. */
  initial: string | null;
}
