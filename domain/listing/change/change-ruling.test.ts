import { describe, expect, test } from 'vitest';
import { CURRENT_METHOD } from '#domain/method/method.ts';
import { rulingOn } from '#domain/ruling/ruling.ts';
import { rulingsSchema, writeRulings } from '#domain/ruling/ruling-document.ts';
import { currentGrounds, newGrounds, newRuling, PASS } from '#tests/samples/rulings.ts';
import { changeRuling } from './change-ruling.ts';

const ruledAt = '2026-05-01T00:00:00.000Z';

describe('a change of a ruling', () => {
  const grounds = newGrounds({ departure: { en: 'The doubt is small.', ar: 'الشك يسير.' } });
  const rulings = { spot: newRuling({ ruledAt, grounds }) };

  test('changes the date only with the verdict', () => {
    const [same, other] = [newGrounds({ reviewer: 'A. B.' }), newGrounds()];
    expect(changeRuling(rulings, 'spot', 'halal', same).spot).toEqual({
      verdict: 'halal',
      ruledAt,
      grounds: same,
    });
    const changed = changeRuling(rulings, 'spot', 'haram', other).spot;
    expect(changed).toMatchObject({ verdict: 'haram', grounds: other });
    expect(Date.parse(changed?.ruledAt ?? '')).toBeGreaterThan(Date.parse(ruledAt));
  });

  test('without grounds keeps the earlier ones, without the departure of another verdict', () => {
    expect(changeRuling(rulings, 'spot', 'halal')).toBe(rulings);
    const changed = changeRuling(rulings, 'spot', 'haram').spot?.grounds;
    expect(changed).toEqual({ ...grounds, departure: null });
  });

  test('takes position and second editor of its departure from another verdict', () => {
    const departing = { departurePosition: 'a-board', secondEditor: 'B. Editor' };
    const ruled = { spot: newRuling({ grounds: currentGrounds(departing) }) };
    expect(changeRuling(ruled, 'spot', 'haram').spot?.grounds).toEqual(currentGrounds());
  });

  test('leaves a signature to the version that was signed', () => {
    const signature = { name: 'A. Scholar', url: 'https://a.example', signedOn: '2026-11-01' };
    const signed = changeRuling({}, 'spot', 'halal', currentGrounds({ signature }));
    expect(signed.spot?.grounds?.signature).toEqual(signature);
    const due = currentGrounds({ signature, reviewDue: '2028-01-01' });
    const later = changeRuling(signed, 'spot', 'halal', due);
    expect(later.spot?.grounds?.signature).toEqual(signature);
    const earlier = { ...signature, isOfEarlier: true };
    const riba = { ...PASS, note: { en: 'Another note.', ar: 'ملاحظة أخرى.' } };
    const edited = changeRuling(
      later,
      'spot',
      'halal',
      currentGrounds({ signature, criteria: { riba } }),
    );
    expect(edited.spot?.grounds?.signature).toEqual(earlier);
    expect(changeRuling(signed, 'spot', 'haram').spot?.grounds?.signature).toEqual(earlier);
    const again = { ...signature, signedOn: '2026-11-20' };
    const anew = changeRuling(edited, 'spot', 'halal', currentGrounds({ signature: again }));
    expect(anew.spot?.grounds?.signature).toEqual(again);
  });

  test('that withdraws the verdict keeps the grounds, or removes a ruling without grounds', () => {
    const withdrawn = changeRuling(rulings, 'spot', null);
    expect(withdrawn.spot).toMatchObject({ verdict: null, ruledAt: null, grounds: {} });
    expect(rulingOn({ rulings: withdrawn }, 'spot')).toBeNull();
    const bare = { spot: newRuling({ grounds: null }) };
    expect(changeRuling(bare, 'spot', null)).toEqual({});
    expect(changeRuling(changeRuling(bare, 'spot', 'haram'), 'spot', null)).toEqual({});
  });

  test('without findings is of the current version, which gives no verdict', () => {
    const given = changeRuling({}, 'spot', 'halal');
    const grounds = { method: CURRENT_METHOD.version, departure: null, criteria: {} };
    expect(given.spot).toMatchObject({ verdict: 'halal', grounds });
    const { rulings } = writeRulings(given);
    expect(rulingsSchema('coin').parse(rulings)).toEqual({ spot: given.spot?.grounds });
    const earlier = [null, newGrounds({ criteria: {} })];
    for (const unfounded of earlier) {
      const rulings = { spot: newRuling({ grounds: unfounded }) };
      expect(changeRuling(rulings, 'spot', 'halal')).toBe(rulings);
      expect(changeRuling(rulings, 'spot', 'haram').spot).toMatchObject({ grounds });
    }
    const begun = currentGrounds({ criteria: {} });
    expect(changeRuling({ spot: newRuling({ grounds: begun }) }, 'spot', 'haram').spot).toEqual({
      ...given.spot,
      verdict: 'haram',
      ruledAt: expect.any(String),
      grounds: begun,
    });
  });
});
