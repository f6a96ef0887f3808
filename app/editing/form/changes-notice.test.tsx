import { FormProvider, useForm } from '@conform-to/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { FormValues } from '#app/editing/draft/draft.ts';
import { ChangesNotice } from './changes-notice.tsx';
import { readValues, typed } from './typed-texts.ts';

const schema = z.object({ note: typed });
const conflict = { version: 2, by: 'other@example.com', at: '2026-11-30T10:00:00Z', changes: null };

function Stale({ values }: { values: FormValues }) {
  const [form] = useForm<FormValues>({ defaultValue: values });
  return (
    <FormProvider context={form.context}>
      <ChangesNotice
        conflict={conflict}
        theirs={{ note: 'Theirs' }}
        noun="answers"
        valuesIn={(given) => readValues(schema, given)}
      />
    </FormProvider>
  );
}

test('the saved values are offered only where the typed ones could be given back', () => {
  const offer = 'Use the saved answers instead';
  expect(renderToStaticMarkup(<Stale values={{ note: 'Mine' }} />)).toContain(offer);
  expect(renderToStaticMarkup(<Stale values={{ note: { of: 'another form' } }} />)).not.toContain(
    offer,
  );
});
