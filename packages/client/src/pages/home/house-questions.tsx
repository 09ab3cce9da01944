import { Anchor, Button, Paper, Text, Title } from '@mantine/core';
import { consumptionByPersons } from '@rebhang-solar/calculator/query/query';
import { haustyp } from '@rebhang-solar/content/choices';
import { home } from '@rebhang-solar/content/pages/home';
import { paths } from '@rebhang-solar/content/paths';
import { withSoftHyphens } from '@rebhang-solar/content/typography';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { ChooseOne } from '../../components/choose-one.tsx';
import { Unbroken } from '../../components/unbroken.tsx';
import { housePictures } from '../../forms/choice-pictures.ts';
import {
  onRing,
  RoofRing,
  ringClass,
  ringDirections,
} from '../solar-calculator/drawings/roof-ring.tsx';
import classes from './house-questions.module.css';

const { calculator } = home;

/** Nothing is chosen beforehand; what is left open the calculator asks for. */
const open = () => ({});

/** The calculator's three questions: a plain form that leads to its answer, with or without our script. */
export function HouseQuestions() {
  const plate = useRef<HTMLFormElement>(null);
  const [direction, setDirection] = useState('');
  // It may have been chosen before this script was there: that tap is often what brings it.
  useEffect(() => {
    if (plate.current) setDirection(String(new FormData(plate.current).get('richtung') ?? ''));
  }, []);
  return (
    <Paper
      ref={plate}
      component="form"
      variant="plate"
      method="get"
      action={paths.solarCalculator}
      id="was-bringt-mein-dach"
      aria-labelledby="was-bringt-mein-dach-titel"
      className={classes.plate}
    >
      <div>
        <Title order={2} id="was-bringt-mein-dach-titel" mb="xs">
          {calculator.title}
        </Title>
        <Text size="sm" c="dimmed">
          <Unbroken text={calculator.intro} />
        </Text>
        <Anchor component={Link} to={paths.offerCheck} fz="sm" fw={600} display="block" py="0.5rem">
          {calculator.offer}
        </Anchor>
      </div>
      <ChooseOne
        id="rechner-haustyp"
        name="haustyp"
        legend={calculator.house}
        look={{ className: classes.houses ?? '' }}
        choices={Object.entries(haustyp).map(([value, label]) => ({
          value,
          label: <Unbroken text={withSoftHyphens(label)} />,
          picture: housePictures[value as keyof typeof haustyp],
        }))}
        radio={open}
      />
      <ChooseOne
        id="rechner-richtung"
        name="richtung"
        legend={calculator.direction}
        look={{ className: `${ringClass} ${classes.ring}` }}
        choices={ringDirections}
        radio={(value) => ({ ...onRing(value), onChange: () => setDirection(value) })}
      >
        <RoofRing direction={direction} sun={undefined} />
      </ChooseOne>
      <div>
        <ChooseOne
          id="rechner-personen"
          name="personen"
          legend={calculator.persons}
          look="numbers"
          choices={consumptionByPersons.map((_, index) => ({
            value: String(index + 1),
            label: index + 1 === consumptionByPersons.length ? `${index + 1}+` : index + 1,
          }))}
          radio={open}
        />
        <Button type="submit" fullWidth mt="sm">
          {calculator.submit}
        </Button>
        <Text size="sm" c="dimmed" mt="xs">
          {calculator.note}
        </Text>
      </div>
    </Paper>
  );
}
