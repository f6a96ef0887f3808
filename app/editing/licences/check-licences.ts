import { parseWithZod } from '@conform-to/zod/v4';
import { z } from 'zod';
import { knownIn, rowIntentIn } from '#app/editing/form/form-rows.ts';
import { withIntentOf } from '#app/editing/form/form-values.ts';
import { addErrors, messageOf } from '#app/editing/form/messages.ts';
import { type Licence, licencesSchema, SERVICES } from '#domain/licence/licence.ts';
import { withoutHiddenTexts } from '#domain/listing/change/hidden-texts.ts';
import { invisible } from '#domain/listing/form-rule.ts';
import { blankLicence, licencesIn, typedLicences } from './typed-licences.ts';

/** Checks the form of licences, in the browser as on the server. Fields it does not know are left out. */
export function checkLicencesForm(form: FormData) {
  return parseWithZod(withIntentOf(form, knownIn(form, NAMES)), {
    schema: licencesForm,
    disableAutoCoercion: true,
  });
}

/** The change of rows that a browser without scripts asks for. */
export function rowIntentInLicences(form: FormData, { today }: { today: string }) {
  return rowIntentIn(form, { lists: /^licences$/, blank: blankLicence(today) });
}

const NAMES =
  /^(?:version|licences\[\d{1,2}\]\.(?:status|register|country|url|company|number|services|from|until|words|names|copiedOn|readOn|(?:regulator|area|copiedBy|note)\.(?:en|ar)))$/;

const licencesForm = typedLicences.transform((input, context): Licence[] => {
  const errors: Record<string, string> = {};
  const stored = licencesIn(input);
  const { data, error } = licencesSchema.safeParse(stored);
  for (const issue of error?.issues ?? []) errors[fieldOf(issue.path)] ??= messageFor(issue);
  for (const { path, form, hidden } of withoutHiddenTexts({ licences: stored }).found) {
    if (form === 'line') errors[path] ??= invisible(hidden);
  }
  addErrors(context, errors);
  return data ?? z.NEVER;
});

// A service or a name has no field of its own.
function fieldOf([index, field, part]: PropertyKey[]): string {
  if (index === undefined) return 'licences';
  const isList = field === 'services' || field === 'names';
  const parts = ['licences', index, field, ...(part === undefined || isList ? [] : [part])];
  return parts.join('.');
}

const MESSAGES: Record<string, string> = {
  country: 'Choose a register, or enter two letters, as BH',
  url: 'Choose a register, or enter its web address',
  services: `Use only ${SERVICES.join(', ')}`,
};

function messageFor(issue: z.core.$ZodIssue): string {
  return MESSAGES[String(issue.path[1])] ?? messageOf(issue);
}
