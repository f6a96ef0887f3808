import { useLanguage } from '#app/i18n/use-language.ts';
import type { Checked } from '#domain/look-alike/check.ts';
import type { Piece } from '#domain/look-alike/letters/pieces.ts';
import { latin } from '#domain/text/isolated.ts';
import { letterName } from './letter-name.ts';

/** The pasted text, never as a link; invisible characters are named, and letters that only look Latin are highlighted. */
export function Pasted({ checked }: { checked: Checked }) {
  const { text } = useLanguage();
  return (
    <section aria-labelledby="pasted" className="card grid gap-3 p-5">
      <h2 id="pasted" className="text-lg">
        {text.caution.check.pasted}
      </h2>
      <p className="text-xl break-all">
        <bdi dir={checked.kind === 'name' ? 'auto' : 'ltr'} data-pasted="">
          {checked.pieces.map((piece, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text keep their order.
            <TextPiece key={place} piece={piece} />
          ))}
        </bdi>
      </p>
      <PastedNotes checked={checked} />
    </section>
  );
}

/** Notes on the pasted text: its letters, and who controls its address. */
export function PastedNotes({
  checked: { kind, pieces, address, contract, isOpenToAnyone, isSharedDomain, text: pasted },
}: {
  checked: Checked;
}) {
  const { text, locale } = useLanguage();
  const { check } = text.caution;
  const noteOn = (piece: Piece, code: string) =>
    piece.like
      ? check.foreignLetter(
          latin(piece.text),
          letterName(locale, piece.text, code),
          latin(piece.like),
        )
      : check.hiddenLetter(latin(code));
  const written = pieces.map((piece) => piece.text).join('');
  const notes = [
    ...pieces.flatMap((piece) => (piece.code ? [noteOn(piece, piece.code)] : [])),
    address && !written.toLowerCase().includes(address.host) && check.leadsTo(latin(address.host)),
    address && address.ascii !== address.host && check.inPunycode(latin(address.ascii)),
    // A domain that is all that was pasted says nothing more.
    address?.domain &&
      !isSharedDomain &&
      written !== address.domain &&
      check.belongsTo(latin(address.domain)),
    contract?.address && contract.hasWrongCapitals && check.contract.capitals,
    contract?.address &&
      !pasted.includes(contract.address) &&
      check.contract.normalForm(latin(contract.address)),
    isOpenToAnyone && check.ofAnybody,
    kind === 'mail' && check.mailMeans,
  ];
  return (
    <ul className="grid gap-1 text-sm text-muted empty:hidden">
      {[...new Set(notes)].map((note) => note && <li key={note}>{note}</li>)}
    </ul>
  );
}

function TextPiece({ piece: { text, code } }: { piece: Piece }) {
  if (!code) return text;
  return <mark title={code}>{text || code}</mark>;
}
