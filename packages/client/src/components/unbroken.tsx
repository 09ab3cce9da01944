/**
 * A text in which no line ends inside a range: „1–3 Tage“ is read in one go. The browser would break
 * after the dash; a joiner in the text itself would be copied and searched along.
 */
export function Unbroken({ text }: { text: string }) {
  return text.split(/([^\s–]+–[^\s–]+)/).map((piece, index) =>
    // Every second piece is what the expression caught.
    index % 2 === 1 ? (
      <span key={index} className="unbroken">
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}
