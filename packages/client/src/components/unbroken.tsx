import { Text, type TextProps } from '@mantine/core';

/** „1–3 Tage“; „E-Mail“, where the first part has no meaning of its own; a dash with the word before it. */
const held = /([^\s–]+–[^\s–]+|\b(?:[A-Za-z\d]{1,3}-)+[^\s–-]+|\S+ –(?=[\s,]))/;

/**
 * A text in which no line ends where it is hard to read: inside a range, after one letter, before a dash.
 * The browser would break there; a joiner in the text itself would be copied and searched along.
 */
export function Unbroken({ text }: { text: string }) {
  return text.split(held).map((piece, index) =>
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

/** The same as a paragraph, with the properties of Mantine's `Text`. */
export function UnbrokenText({
  text,
  ...props
}: TextProps & { text: string; lang?: string | undefined }) {
  return (
    <Text {...props}>
      <Unbroken text={text} />
    </Text>
  );
}
