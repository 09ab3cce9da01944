import { LastBackup } from './operator/backup/last-backup.entity.ts';
import { Erasure } from './operator/retention/erasure.entity.ts';
import { User } from './platform/users/user.entity.ts';
import { ContactMessage } from './submissions/contact/contact-message.entity.ts';
import { GridConnection } from './submissions/grid-connection/grid-connection.entity.ts';
import { Handling } from './submissions/handling.entity.ts';
import { Submission } from './submissions/submission.entity.ts';

/** All tables of the site. */
export const entities = [
  ContactMessage,
  Erasure,
  GridConnection,
  Handling,
  LastBackup,
  Submission,
  User,
];
