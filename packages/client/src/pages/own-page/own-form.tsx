import { type OwnPageAction, ownPageActionPath } from '@rebhang-solar/content/own-page-paths';
import type { OwnPageForm, OwnPageView } from '@rebhang-solar/server/own-page-view';
import type { ComponentProps } from 'react';

/** A form of the page. The browser posts it by itself, with and without a script: the answer is this page again. */
export function OwnForm({
  token,
  action,
  ...props
}: { token: string; action: OwnPageAction } & ComponentProps<'form'>) {
  return <form method="post" action={ownPageActionPath(token, action)} {...props} />;
}

/** What a field shows again after its form was rejected: what was typed, and what is wrong, which takes the focus. */
export function rejectedField({ problem }: OwnPageView, form: OwnPageForm, field: string) {
  if (problem?.form !== form) return {};
  const typed = problem.values[field];
  const isWrong = problem.field === field;
  return {
    ...(typed !== undefined && { defaultValue: typed }),
    ...(isWrong && { error: problem.message, autoFocus: true }),
  };
}
