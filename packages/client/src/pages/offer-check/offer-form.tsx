import { Button, NativeSelect, Stack, Text, Title } from '@mantine/core';
import {
  houseFields,
  isAsked,
  type OfferChoice,
  type OfferField,
  type OfferKind,
  type OfferNumber,
  offerChoices,
  offerKinds,
  offerLimits,
  type ParsedOffers,
  parseOffers,
  type Suffix,
  suffixes,
} from '@rebhang-solar/calculator/offer/offer-query';
import { type Mistake, parseNumber, type QueryField } from '@rebhang-solar/calculator/query/query';
import {
  offerAnswers,
  offerCheckPage,
  offerFieldLabel,
  offerMistakeText,
  offerNumber,
  offerNumbers,
} from '@rebhang-solar/content/pages/offer-check';
import {
  calculatorFields,
  choiceLabels,
  mistakeText,
} from '@rebhang-solar/content/pages/solar-calculator';
import { paths } from '@rebhang-solar/content/paths';
import { type FormEvent, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ChooseOne } from '../../components/choose-one.tsx';
import { Columns } from '../../components/columns.tsx';
import { DecimalInput } from '../../components/decimal-input.tsx';
import { Details } from '../../components/details.tsx';
import { MistakeList } from '../../components/mistake-list.tsx';
import classes from './offer-check-page.module.css';

const { form: copy } = offerCheckPage;
const pair = { component: 'div', min: '9rem', gap: 'sm', style: { alignItems: 'end' } } as const;

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
        <ChooseOne
          id="angebot-was"
          name="was"
          legend={copy.kind}
          look="numbers"
          choices={offerKinds.map((kind) => ({ value: sentFor(kind), label: copy.kinds[kind] }))}
          mountKey={parsed?.kind ?? ''}
          radio={(value) => ({ defaultChecked: value === sentFor(parsed?.kind ?? 'anlage') })}
        />
        <OfferInputs suffix="" parsed={parsed} />
        <Details summary={copy.second} open={parsed?.second ? true : undefined}>
          <OfferInputs suffix="2" parsed={parsed} />
        </Details>
        <HouseInputs parsed={parsed} />
        <Button type="submit">{copy.submit}</Button>
      </Stack>
    </form>
  );
}

/** The usual kind stands in no address. */
const sentFor = (kind: OfferKind) => (kind === 'anlage' ? '' : kind);
const offerIn = (parsed: ParsedOffers | null, suffix: Suffix) =>
  suffix === '' ? parsed?.first : parsed?.second;
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
  const { kind, house } = parsed;
  const ofOffers = suffixes.flatMap((suffix) =>
    Object.keys(offerIn(parsed, suffix)?.mistakes ?? {}).map((field) => ({
      href: `#${idOf(field as OfferField, suffix)}`,
      label: `${offerFieldLabel(field as OfferField, kind)}${suffix && ` (${copy.secondTitle})`}`,
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

/** For whom a field is, where it is not for both kinds. */
function classOf(field: OfferField, suffix: Suffix): string | undefined {
  if (!isAsked(field, 'anlage', suffix)) return classes.ofStorage;
  return isAsked(field, 'speicher', suffix) ? undefined : classes.ofSystem;
}

type FieldProps<Field extends OfferField> = {
  suffix: Suffix;
  field: Field;
  parsed: ParsedOffers | null;
};

/** What was typed into a field, and what is wrong with it. */
function stateOf({ suffix, field, parsed }: FieldProps<OfferField>) {
  const mistake = offerIn(parsed, suffix)?.mistakes[field];
  return {
    typed: parsed?.texts[`${field}${suffix}`] ?? '',
    error: mistake && offerMistakeText(field, mistake, parsed?.kind),
  };
}

function OfferInputs({ suffix, parsed }: { suffix: Suffix; parsed: ParsedOffers | null }) {
  const field = (name: OfferNumber) => <Amount suffix={suffix} field={name} parsed={parsed} />;
  return (
    <Stack gap="sm" component="fieldset" className={classes.offer}>
      <Text component="legend" fz="h3" fw={650} hidden={suffix === ''}>
        {suffix === '' ? copy.title : copy.secondTitle}
      </Text>
      <Columns {...pair}>
        {field('angebot')}
        {field('davonspeicher')}
        {field('kwp')}
        {field('speicher')}
        {suffix === '' && field('seit')}
      </Columns>
      <div>
        <Title order={suffix === '' ? 2 : 3} size="h4" mb="xs">
          {copy.contents}
        </Title>
        {offerChoices.map((name) => (
          <Row key={name} suffix={suffix} field={name} parsed={parsed} />
        ))}
      </div>
    </Stack>
  );
}

function Amount(props: FieldProps<OfferNumber>) {
  const { suffix, field } = props;
  const { typed, error } = stateOf(props);
  // What could not be taken stands as it was typed.
  const value = error ? null : parseNumber(typed);
  const text = value === null ? typed : offerNumber(field, value);
  const [ofSystem, ofStorage] = offerKinds.map((kind) => offerFieldLabel(field, kind));
  return (
    <DecimalInput
      className={classOf(field, suffix)}
      id={idOf(field, suffix)}
      name={field + suffix}
      // Another address has other values, which the browser would not show in a field that stays.
      key={text}
      label={
        <>
          <span className={classes.ofSystem}>{ofSystem}</span>
          <span className={classes.ofStorage}>{ofStorage}</span>
        </>
      }
      defaultValue={text}
      error={error}
      maxLength={String(offerLimits[field].most).length + 8}
      unit={offerNumbers[field].unit}
    />
  );
}

/** A question with three answers in one row. */
function Row(props: FieldProps<OfferChoice>) {
  const { suffix, field } = props;
  const { typed, error } = stateOf(props);
  return (
    <div className={`${classes.row} ${classOf(field, suffix) ?? ''}`}>
      <ChooseOne
        id={idOf(field, suffix)}
        name={field + suffix}
        legend={offerFieldLabel(field)}
        error={error}
        look={{ className: classes.answers ?? '' }}
        choices={offerAnswers(field)}
        mountKey={typed}
        radio={(value) => ({ defaultChecked: typed === value })}
      />
    </div>
  );
}

/** For the payback: whose house it is. */
function HouseInputs({ parsed }: { parsed: ParsedOffers | null }) {
  const texts = parsed?.texts ?? {};
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
      <Columns {...pair}>
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
      </Columns>
      {houseFields
        .filter((field) => !isShown(field) && field !== 'personen' && texts[field])
        .map((field) => (
          <input key={field} type="hidden" name={field} value={texts[field]} />
        ))}
    </Details>
  );
}
