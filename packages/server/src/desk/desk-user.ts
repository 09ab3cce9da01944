/** Somebody who may sign in to the desk, as DESK_USERS names them. Colleagues may share a mailbox. */
export type DeskUser = {
  /** Unlike every other's. It stands beside what they did. */
  name: string;
  email: string;
};
