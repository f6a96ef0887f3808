import { useLanguage } from '#app/i18n/use-language.ts';
import { FoldMark } from '#app/ui/fold-mark.tsx';
import type { EndpointName } from '#domain/api/endpoints.ts';
import { latin } from '#domain/text/isolated.ts';
import { CodeBlock, InlineCode } from './code.tsx';

/** An endpoint as the API's page shows it. */
export interface EndpointView {
  name: EndpointName;
  path: string;
  summary: string;
  parameters: ParameterView[];
  /** `answer` is null while there is no data. */
  example: { path: string; answer: string | null; isCut: boolean };
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

const MANY_PARAMETERS = 4;

/** The element id of an endpoint. */
export function endpointAnchor(name: string): string {
  return `endpoint-${name}`;
}

/** An endpoint of the API: its summary, its parameters, and an example request with its response. */
export function EndpointSection({
  endpoint: { name, path, summary, parameters, example },
  origin,
  isOpen,
}: {
  endpoint: EndpointView;
  origin: string;
  isOpen: boolean;
}) {
  const words = useLanguage().text.api;
  return (
    <details open={isOpen}>
      <summary className="grid min-h-11 cursor-pointer grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 px-4 py-2 leading-snug hover:text-accent">
        <h3 className="text-sm leading-snug">
          <code dir="ltr" className="wrap-anywhere">
            GET {path}
          </code>
        </h3>
        <span className="row-start-2 text-sm text-muted">{summary}</span>
        <FoldMark className="row-span-2" />
      </summary>
      {/* The id is inside: a link to a closed endpoint opens it. */}
      <div
        id={endpointAnchor(name)}
        className="grid scroll-mt-40 items-start gap-x-6 gap-y-3 px-4 pb-5 lg:grid-cols-2"
      >
        <div className="grid grid-cols-1 gap-3">
          {parameters.length > 0 && (
            <div className="grid gap-2">
              <h4 className="font-medium">{words.parametersTitle}</h4>
              <dl className="grid gap-3">
                {parameters.map((parameter) => (
                  <ParameterRow key={parameter.name} parameter={parameter} />
                ))}
              </dl>
            </div>
          )}
          <h4 className="font-medium">{words.request}</h4>
          <CodeBlock text={`curl '${origin}${example.path}'`} />
          <p>
            <a href={example.path} type="application/json" className="link">
              {words.open}
              <span className="sr-only"> {latin(example.path)}</span>
            </a>
          </p>
        </div>
        {example.answer && (
          <details open={isOpen}>
            <summary className="flex cursor-pointer items-center justify-between gap-3 py-2 font-medium hover:text-accent lg:pt-0">
              {example.isCut ? words.answerCut : words.answer}
              <FoldMark />
            </summary>
            {/* About as high as many parameters beside it. */}
            <div
              className={`grid grid-cols-1 gap-2 ${parameters.length > MANY_PARAMETERS ? 'lg:[--code-lines:29]' : ''}`}
            >
              {example.answer.includes('"rating"') && (
                <p className="text-sm text-muted">{words.ratingNote}</p>
              )}
              <CodeBlock text={example.answer} />
            </div>
          </details>
        )}
      </div>
    </details>
  );
}

function ParameterRow({
  parameter: { name, description, values, range, initial },
}: {
  parameter: ParameterView;
}) {
  const words = useLanguage().text.api;
  return (
    <div className="grid gap-x-4 sm:grid-cols-[7rem_minmax(0,1fr)]">
      <dt>
        <InlineCode text={name} />
      </dt>
      <dd className="grid gap-1">
        <span>{description}</span>
        {values.length > 0 && (
          <span className="flex flex-wrap gap-x-2 text-sm text-muted">
            {words.values}:
            {values.map((value) => (
              <span key={value} className="text-ink">
                <InlineCode text={value} />
              </span>
            ))}
          </span>
        )}
        {range && (
          <span className="text-sm text-muted">
            {words.range(String(range.from), String(range.to))}
          </span>
        )}
        {initial !== null && (
          <span className="flex flex-wrap gap-x-2 text-sm text-muted">
            {words.initial}:
            <span className="text-ink">
              <InlineCode text={initial} />
            </span>
          </span>
        )}
      </dd>
    </div>
  );
}
