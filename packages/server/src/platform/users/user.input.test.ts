import { expect, test } from 'vitest';
import { UserSchema } from './user.entity.ts';
import { userInput } from './user.input.ts';

test('the input of a user is the row without its id', () => {
  const columns = Object.keys(UserSchema.properties).filter((column) => column !== 'id');
  expect(Object.keys(userInput.shape)).toEqual(columns);
  expect(userInput.safeParse({ username: 'a', password: 'b' }).success).toBe(true);
  expect(userInput.safeParse({ username: 'a', password: 'b', id: 1 }).success).toBe(false);
  expect(userInput.safeParse({ username: '', password: 'b' }).success).toBe(false);
  expect(userInput.safeParse({ username: 'a', password: '' }).success).toBe(false);
});
