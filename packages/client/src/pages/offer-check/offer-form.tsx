import { Button, NativeSelect, Stack, Text, Title } from '@mantine/core';
import {
  houseFields,
  type OfferField,
  type OfferMistake,
  type OfferNumber,
  type OfferPart,
  offerLimits,
  offerParts,
  type ParsedOffer,
  type ParsedOffers,
  parseOffers,
} from '@rebhang-solar/calculator/offer/offer-query';
import { type Mistake, parseNumber, type QueryField } from '@rebhang-solar/calculator/query/query';
import {
  defectAnswerLabels,
  offerCheckPage,
  offerFieldLabel,
  offerMistakeText,
  offerNumbers,
  partAnswerLabels,
  vatAnswerLabels,
} from '@rebhang-solar/content/pages/offer-check';
import {
  calculatorFields,
  choiceLabels,
  mistakeText,
} from '@rebhang-solar/content/pages/solar-calculator';
import { paths } from '@rebhang-solar/content/paths';
import { formatNumber } from '@rebhang-solar/content/typography';
import { type FormEvent, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ChooseOne } from '../../components/choose-one.tsx';
import { DecimalInput } from '../../components/decimal-input.tsx';
import { Details } from '../../components/details.tsx';
import { MistakeList } from '../../components/mistake-list.tsx';
import classes from './offer-check-page.module.css';

const { form: copy } = offerCheckPage;

type Suffix = '' | '2';

/**
 * The inputs as a plain GET form: a browser without our script sends it to the server, which answers with the
 * same page. With it the same address is opened without loading the document anew.
 */
export function OfferForm({ parsed }: { parsed: ParsedOffers | null }) {
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === 'string' && (value.trim() !== '' || name === 'angebot')
        ? [[name, value]]
        : [],
    );
    const parameters = new URLSearchParams(given);
    // The list of what is wrong takes the focus itself.
    const state = parseOffers(parameters)?.isComplete ? undefined : { keepsFocus: true };
    void navigate(`${paths.offerCheck}?${parameters}`, { state });
  };
  return (
    <form method="get" action={paths.offerCheck} noValidate onSubmit={submit}>
      <Stack gap="sm">
        <Mistakes parsed={parsed} />
        <OfferInputs suffix="" parsed={parsed?.first} />
        <Details summary={copy.second} open={parsed?.second ? true : undefined}>
          <OfferInputs suffix="2" parsed={parsed?.second ?? undefined} />
        </Details>
        <HouseInputs parsed={parsed} />
        <Button type="submit">{copy.submit}</Button>
      </Stack>
    </form>
  );
}

const idOf = (field: OfferField, suffix: Suffix) => `angebot-${field}${suffix}`;
const houseIdOf = (field: QueryField) => `haus-${field}`;

/** The fields about the house that the form shows; what else a link says of it is sent along. */
const shownOfHouse = ['verbrauch', 'richtung'] as const satisfies QueryField[];
const isShown = (field: QueryField) => (shownOfHouse as readonly string[]).includes(field);

/** What is wrong, with a link to each field. */
function Mistakes({ parsed }: { parsed: ParsedOffers | null }) {
  const { state, key } = useLocation();
  const list = useRef<HTMLDivElement>(null);
  // Again with each try.
  useEffect(() => {
    if (key && state?.keepsFocus) list.current?.focus();
  }, [key, state]);
  if (parsed === null) return null;
  const { first, second, house } = parsed;
  const ofOffers = (
    [
      ['', first],
      ['2', second],
    ] as const
  ).flatMap(([suffix, offer]) =>
    Object.keys(offer?.mistakes ?? {}).map((field) => ({
      href: `#${idOf(field as OfferField, suffix)}`,
      label: `${offerFieldLabel(field as OfferField)}${suffix && ` (${copy.secondTitle})`}`,
    })),
  );
  const ofHouse = (Object.entries(house?.mistakes ?? {}) as [QueryField, Mistake][]).map(
    ([field, mistake]) => ({
      href: isShown(field) ? `#${houseIdOf(field)}` : undefined,
      label: isShown(field) ? calculatorFields[field].label : mistakeText(field, mistake),
    }),
  );
  const mistakes = [...ofOffers, ...ofHouse];
  return (
    <MistakeList ref={list} tabIndex={-1} role="alert" title={copy.check} mistakes={mistakes} />
  );
}

function OfferInputs({ suffix, parsed }: { suffix: Suffix; parsed: ParsedOffer | undefined }) {
  const field = (name: OfferNumber) => (
    <Amount
      suffix={suffix}
      field={name}
      text={parsed?.texts[name]}
      mistake={parsed?.mistakes[name]}
    />
  );
  return (
    <Stack gap="sm" component="fieldset" className={classes.offer}>
      <Text component="legend" fz="h3" fw={650} hidden={suffix === ''}>
        {suffix === '' ? copy.title : copy.secondTitle}
      </Text>
      <div className={classes.pair}>
        {field('angebot')}
        {field('davonspeicher')}
        {field('kwp')}
        {field('speicher')}
      </div>
      <div>
        <Title order={suffix === '' ? 2 : 3} size="h4" mb="xs">
          {copy.contents}
        </Title>
        {(['mwst', ...offerParts, 'gewaehrleistung'] as const).map((part) => (
          <Row key={part} suffix={suffix} field={part} parsed={parsed} />
        ))}
      </div>
    </Stack>
  );
}

function Amount({
  suffix,
  field,
  text: typed = '',
  mistake,
}: {
  suffix: Suffix;
  field: OfferNumber;
  text: string | undefined;
  mistake: OfferMistake | undefined;
}) {
  const { label, unit } = offerNumbers[field];
  // What could not be taken stands as it was typed.
  const value = mistake ? null : parseNumber(typed);
  const text = value === null ? typed : formatNumber(value);
  return (
    <DecimalInput
      id={idOf(field, suffix)}
      name={field + suffix}
      // Another address has other values, which the browser would not show in a field that stays.
      key={text}
      label={label}
      defaultValue={text}
      error={mistake && offerMistakeText(field, mistake)}
      maxLength={String(offerLimits[field].most).length + 8}
      unit={unit}
    />
  );
}

type RowProps = {
  suffix: Suffix;
  field: OfferPart | 'mwst' | 'gewaehrleistung';
  parsed: ParsedOffer | undefined;
};

const answerLabels = { mwst: vatAnswerLabels, gewaehrleistung: defectAnswerLabels } as const;

/** A question with three answers in one row. */
function Row({ suffix, field, parsed }: RowProps) {
  const mistake = parsed?.mistakes[field];
  const labels =
    field === 'mwst' || field === 'gewaehrleistung' ? answerLabels[field] : partAnswerLabels;
  return (
    <div className={classes.row}>
      <ChooseOne
        id={idOf(field, suffix)}
        name={field + suffix}
        legend={offerFieldLabel(field)}
        error={mistake && offerMistakeText(field, mistake)}
        look={{ className: classes.answers ?? '' }}
        choices={Object.entries(labels).map(([value, label]) => ({ value, label }))}
        mountKey={parsed?.texts[field] ?? ''}
        radio={(value) => ({ defaultChecked: parsed?.texts[field] === value })}
      />
    </div>
  );
}

/** For the payback: whose house it is. */
function HouseInputs({ parsed }: { parsed: ParsedOffers | null }) {
  const texts = parsed?.houseTexts ?? {};
  const mistakes = parsed?.house?.mistakes ?? {};
  const errorOf = (field: QueryField) => {
    const mistake = mistakes[field];
    return mistake && mistakeText(field, mistake);
  };
  // Persons stand in for the consumption, and the field shows how many kWh they are.
  const consumption = texts.verbrauch ?? (texts.personen && String(parsed?.house?.query.verbrauch));
  return (
    <Details summary={copy.house} open={parsed?.house ? true : undefined}>
      <Text size="sm" c="dimmed" mb="xs">
        {copy.houseHint}
      </Text>
      <div className={classes.pair}>
        <DecimalInput
          id={houseIdOf('verbrauch')}
          name="verbrauch"
          key={consumption}
          label={calculatorFields.verbrauch.label}
          defaultValue={consumption}
          error={errorOf('verbrauch')}
          unit="kWh"
        />
        <NativeSelect
          id={houseIdOf('richtung')}
          name="richtung"
          key={texts.richtung}
          label={calculatorFields.richtung.label}
          defaultValue={texts.richtung ?? ''}
          error={errorOf('richtung')}
          data={[
            { value: '', label: copy.anyDirection },
            ...Object.entries(choiceLabels.richtung).map(([value, label]) => ({ value, label })),
          ]}
        />
      </div>
      {houseFields
        .filter((field) => !isShown(field) && field !== 'personen' && texts[field])
        .map((field) => (
          <input key={field} type="hidden" name={field} value={texts[field]} />
        ))}
    </Details>
  );
}
