import { Fieldset, Input, Radio, type RadioProps } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './choose-one.module.css';

export type Choice = {
  value: string;
  label: ReactNode;
  /** Drawn above the words: the `d` of a path, in a box of 64 by 40. */
  picture?: string | undefined;
  /** Of the answer where its words are an abbreviation. */
  name?: string;
};

type ChooseOneProps = {
  /** Of the first answer, to which a link to the question leads; the others are numbered after it. */
  id: string;
  /** Under which the answer is sent. */
  name: string;
  legend: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  choices: readonly Choice[];
  /** `words` as wide as they are, `numbers` in one row, `tiles` in a grid, `ranges` in a grid of long words. */
  look?: 'words' | 'numbers' | 'tiles' | 'ranges' | { className: string };
  required?: boolean;
  /** What the form gives to each answer: `checked` or `defaultChecked`, `onChange`. */
  radio: (value: string) => Partial<RadioProps>;
  /** Changes when the answers have to start afresh. */
  mountKey?: string;
  /** Width in the form. */
  width?: string | undefined;
  /** Around or below the answers, e.g. a drawing in whose places they stand. */
  children?: ReactNode;
};

/**
 * A question of which one answer is chosen, the same everywhere: native radios in labels, which a form sends without
 * our script. A fieldset instead of Mantine's Radio.Group: that holds the answer in a state of its own, without what
 * was ticked before hydration.
 */
export function ChooseOne({
  id,
  name,
  legend,
  hint,
  error,
  choices,
  look = 'words',
  required = false,
  radio,
  mountKey = '',
  width,
  children,
}: ChooseOneProps) {
  const descriptions = [hint && `${id}-description`, error && `${id}-error`].filter(Boolean);
  return (
    <Fieldset
      legend={legend}
      data-width={width}
      aria-describedby={descriptions.join(' ') || undefined}
    >
      {hint && (
        <Input.Description id={`${id}-description`} mb="xs">
          {hint}
        </Input.Description>
      )}
      {error && <Input.Error id={`${id}-error`}>{error}</Input.Error>}
      <div
        className={
          typeof look === 'object' ? look.className : classes[look === 'ranges' ? 'tiles' : look]
        }
        data-long={look === 'ranges' || undefined}
      >
        {children}
        {choices.map((choice, index) => (
          <Radio
            key={`${mountKey}-${choice.value}`}
            id={index === 0 ? id : `${id}-${index}`}
            name={name}
            value={choice.value}
            aria-label={choice.name}
            label={
              <>
                {choice.picture && (
                  <svg className={classes.picture} viewBox="0 0 64 40" aria-hidden="true">
                    <path
                      d={choice.picture}
                      fill="none"
                      stroke="currentColor"
                      strokeWidth="2"
                      strokeLinejoin="round"
                    />
                  </svg>
                )}
                {choice.label}
              </>
            }
            required={required}
            aria-invalid={error ? true : undefined}
            {...radio(choice.value)}
          />
        ))}
      </div>
    </Fieldset>
  );
}
