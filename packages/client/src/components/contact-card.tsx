import { Anchor, Box, Text, type TextProps } from '@mantine/core';
import type { Contact } from '@rebhang-solar/content/people-of-forms';
import classes from './contact-card.module.css';
import { hoursInWords } from './phone.tsx';
import { Picture } from './picture.tsx';
import { Unbroken } from './unbroken.tsx';

/** Longer names are set smaller, so that they part between their words and not within one. */
const longName = 20;

/**
 * Who answers a form, as the plate on an inverter names its maker: role, name, a sentence of theirs, number and
 * hours. With a photograph the name stands beside it.
 */
export function ContactCard({ contact }: { contact: Contact }) {
  const { name, role, sentence, picture, phoneLabel } = contact;
  const head = (
    <div className={classes.row}>
      <Text size="sm" c="dimmed">
        {role}
      </Text>
      <Text fz={name.length < longName ? '1.875rem' : '1.5rem'} fw={700} lh={1.1}>
        {name}
      </Text>
    </div>
  );
  return (
    <Box c="slate.6" bg="paper.0" className={classes.card} data-tone="paper">
      {picture ? (
        <div className={classes.head}>
          {/* Wider than the place: of a wide picture, made as high as the card, only the middle is shown. */}
          <Picture name={picture} sizes="18rem" fullWidth className={classes.photograph} />
          {head}
        </div>
      ) : (
        head
      )}
      {sentence && <Text className={classes.row}>{`„${sentence}“`}</Text>}
      <div className={classes.row}>
        <Text size="sm" c="dimmed">
          {phoneLabel}
        </Text>
        <Reach contact={contact} fz="1.375rem" />
      </div>
    </Box>
  );
}

/** Number and hours on a dark ground, as large as the band allows. */
export function LargeReach({ contact }: { contact: ReachProps['contact'] }) {
  return (
    <Box __vars={{ '--mantine-color-dimmed': 'var(--mantine-color-paper-2)' }}>
      <Reach contact={contact} fz="min(clamp(2rem, 1.5rem + 2vw, 2.875rem), 9.5vw)" />
    </Box>
  );
}

type ReachProps = { contact: Pick<Contact, 'phone' | 'phoneHref' | 'hours'> } & Pick<
  TextProps,
  'fz' | 'lh'
>;

/** The number, and when it is answered. */
function Reach({ contact: { phone, phoneHref, hours }, ...size }: ReachProps) {
  return (
    <>
      <Text fw={700} {...size}>
        <Anchor href={phoneHref} inherit display="inline-block" py="0.6rem" my="-0.6rem">
          {phone}
        </Anchor>
      </Text>
      <Text size="sm" c="dimmed">
        <Unbroken text={hoursInWords(hours).join(', ')} />
      </Text>
    </>
  );
}
