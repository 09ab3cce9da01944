import { Button, Paper, Text, TextInput, Title } from '@mantine/core';
import { deskPaths } from '@rebhang-solar/content/desk-paths';
import { desk, deskSignIn } from '@rebhang-solar/content/desk-words';
import { useLocation } from 'react-router-dom';
import { Head } from '../layout/head.tsx';
import classes from './sign-in-page.module.css';

/**
 * Asks for a link. A form of the browser's own: the server answers it with a page that needs no script, and
 * leads whoever signs in back to the address at which this stands.
 */
export function SignInPage() {
  const { pathname, search } = useLocation();
  return (
    <div className={classes.page}>
      <title>{`${deskSignIn.title} – ${desk.title}`}</title>
      <header className={classes.head}>
        <Head />
      </header>
      <main className={classes.main}>
        <Paper
          variant="plate"
          component="form"
          method="post"
          action={deskPaths.signIn}
          p="clamp(1.5rem, 4vw, 2.25rem) clamp(1.25rem, 4vw, 2.25rem)"
        >
          <Title order={1} fz={{ base: '1.75rem', sm: '2rem' }}>
            {deskSignIn.title}
          </Title>
          <Text mt="0.5rem" mb="1.25rem" fz="1rem">
            {deskSignIn.intro}
          </Text>
          <input type="hidden" name="weiter" value={pathname + search} />
          <TextInput
            name="email"
            type="email"
            autoComplete="email"
            required
            withAsterisk={false}
            label={deskSignIn.email}
          />
          <Button
            type="submit"
            fullWidth
            color="tile"
            radius="cut"
            mt="1.1rem"
            mih="3.25rem"
            fz="1.0625rem"
          >
            {deskSignIn.submit}
          </Button>
        </Paper>
        <Text c="dimmed" mt="1.25rem">
          {deskSignIn.strangers}
        </Text>
      </main>
    </div>
  );
}
