import type { Section as SectionContent } from '@rebhang-solar/content/article';
import { Blocks } from './blocks/blocks.tsx';
import { Section } from './section.tsx';

/** The sections of a page of text, straight from its content. */
export function TextSections({ sections }: { sections: readonly SectionContent[] }) {
  return sections.map(({ id, title, folded, blocks }) => (
    <Section key={id} id={id} title={title} folded={folded}>
      <Blocks blocks={blocks} />
    </Section>
  ));
}
