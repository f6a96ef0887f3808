import {
  type DOMReadyEvent,
  type HtmlElement,
  HtmlValidate,
  Rule,
  StaticConfigLoader,
} from 'html-validate';

/** Checks a document against the HTML standard, without rules of style. */
export function htmlChecker() {
  const checker = new HtmlValidate(
    new SameForAll({
      extends: ['html-validate:standard'],
      plugins: [{ name: 'more', rules: { 'more-of-the-standard': MoreOfTheStandard } }],
      rules: { 'input-attributes': 'error', 'more-of-the-standard': 'error' },
    }),
  );
  /** Its errors, each as `rule: message (selector)`. */
  return async (html: string): Promise<string[]> => {
    const { results } = await checker.validateString(html);
    return results.flatMap(({ messages }) =>
      messages.map(
        ({ ruleId, message, selector }) =>
          `${ruleId}: ${message} (${selector?.replaceAll(/:nth-child\(\d+\)/g, '')})`,
      ),
    );
  };
}

/** Resolves the configuration once, and not for each document: a third of the time. */
class SameForAll extends StaticConfigLoader {
  #resolved: ReturnType<StaticConfigLoader['getConfigFor']> | undefined;

  override getConfigFor(...handle: Parameters<StaticConfigLoader['getConfigFor']>) {
    this.#resolved ??= super.getConfigFor(...handle);
    return this.#resolved;
  }
}

/** Errors of the Nu Html Checker for which html-validate has no rule. */
class MoreOfTheStandard extends Rule {
  override setup() {
    this.on('dom:ready', ({ document }: DOMReadyEvent) => {
      const complain = (
        selector: string,
        message: string,
        isWrong: (node: HtmlElement) => boolean,
      ) => {
        for (const node of document.querySelectorAll(selector).filter(isWrong)) {
          this.report({ node, message });
        }
      };
      // https://html.spec.whatwg.org/multipage/grouping-content.html#the-dl-element
      complain(
        'dl > div > *',
        'A group of a <dl> holds <dt> and <dd> only',
        ({ tagName }) => !['dt', 'dd', 'script', 'template'].includes(tagName),
      );
      // https://html.spec.whatwg.org/multipage/embedded-content.html#attr-img-sizes
      complain('img[sizes]', 'sizes needs srcset', (image) => !image.hasAttribute('srcset'));
      // https://html.spec.whatwg.org/multipage/input.html#do-not-apply
      complain(
        'input[type="hidden"]',
        'readonly and required are not for hidden inputs',
        (input) => input.hasAttribute('readonly') || input.hasAttribute('required'),
      );
      // https://html.spec.whatwg.org/multipage/form-elements.html#placeholder-label-option
      complain(
        'select[required]',
        'A required <select> needs a first option without a value',
        (select) => {
          const [first] = select.querySelectorAll('option');
          return first?.getAttributeValue('value') !== '' && !select.hasAttribute('multiple');
        },
      );
    });
  }
}
