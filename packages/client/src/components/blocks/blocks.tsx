import type { Block } from '@rebhang-solar/content/article';
import { drawings } from '../drawings/drawings.ts';
import { Unbroken } from '../unbroken.tsx';
import classes from './blocks.module.css';
import { DataTable } from './data-table.tsx';
import { Rich } from './rich-text.tsx';

/** Draws the pieces of a page of text, in order. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className={classes.blocks}>
      {blocks.map((block, index) => (
        <BlockView key={index} block={block} />
      ))}
    </div>
  );
}

function BlockView({ block }: { block: Block }) {
  switch (block.type) {
    case 'text':
      return (
        <p className={classes.text}>
          <Rich text={block.text} />
        </p>
      );
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List className={classes.list}>
          {block.items.map((item, index) => (
            <li key={index}>
              <Rich text={item} />
            </li>
          ))}
        </List>
      );
    }
    case 'cards':
      return (
        <ul className={classes.cards}>
          {block.cards.map((card) => (
            <li key={card.title} className={classes.card}>
              <h3>
                <Unbroken text={card.title} />
              </h3>
              {card.figure !== undefined && (
                <p className={classes.figure}>
                  <Unbroken text={card.figure} />
                </p>
              )}
              <p>
                <Rich text={card.text} />
              </p>
            </li>
          ))}
        </ul>
      );
    case 'table':
      return <DataTable {...block} />;
    case 'note':
      return (
        <div className={classes.note} data-kind={block.kind}>
          <p className={classes.noteTitle}>
            <Unbroken text={block.title} />
          </p>
          <p>
            <Rich text={block.text} />
          </p>
        </div>
      );
    case 'steps':
      return (
        <ol className={classes.steps}>
          {block.steps.map((step) => (
            <li key={step.title} className={classes.step}>
              <h3>{step.title}</h3>
              {step.duration !== undefined && (
                <p className={classes.duration}>
                  <Unbroken text={step.duration} />
                </p>
              )}
              <p>
                <Rich text={step.text} />
              </p>
            </li>
          ))}
        </ol>
      );
    case 'drawing': {
      const Drawing = drawings[block.drawing];
      return (
        <figure className={classes.drawing}>
          <Drawing />
          <figcaption>
            <Unbroken text={block.caption} />
          </figcaption>
        </figure>
      );
    }
  }
}
