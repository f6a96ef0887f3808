import { type Sent, savePart } from '#app/editing/form/save-part.server.ts';
import { soundnessPath } from '#app/editing/ruling-path.ts';
import { editSoundness } from '#domain/listing/change/edit.ts';
import type { Kind } from '#domain/listing/kind.ts';
import { checkSoundnessForm, rowIntentInSoundness } from './check-soundness.ts';
import { shownSoundness } from './load-soundness.server.ts';

/** Saves the answers about soundness in a form. */
export function saveSoundnessForm(kind: Kind, sent: Sent) {
  return savePart(kind, sent, {
    name: 'the soundness',
    path: soundnessPath,
    rowIntent: rowIntentInSoundness,
    check: checkSoundnessForm,
    edit: editSoundness,
    shown: shownSoundness,
  });
}
