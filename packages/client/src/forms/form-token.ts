import { apiRequest } from '../rest/api-request.ts';

let token: string | undefined;
let asked = false;

/**
 * Asks the server, once per page load, to sign the time at which a form was first touched. Without
 * an answer a form is sent all the same, so a failure is no one's concern.
 */
export function requestFormToken(): void {
  if (asked) return;
  asked = true;
  apiRequest('GET', '/api/form-token')
    .then((response) => response.json())
    .then((answer: { formToken: string }) => {
      token = answer.formToken;
    })
    .catch(() => {
      asked = false;
    });
}

/** The signed time, as soon as it has arrived. */
export function currentFormToken(): string | undefined {
  return token;
}
