import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

/**
 * A program of a Debian package: the installed one, else out of the package itself, without installing it, as that
 * would start a service.
 * @param folder for what is downloaded
 */
export async function debianProgram(name: string, folder: string): Promise<string> {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  const installed = folders.map((path) => join(path, name)).find(existsSync);
  if (installed) return installed;
  const download = join(folder, name);
  await mkdir(download);
  const run = (command: string, ...parameters: string[]) =>
    execFileSync(command, parameters, { cwd: download, stdio: ['ignore', 'ignore', 'inherit'] });
  run('apt-get', '-qq', 'update');
  run('apt-get', '-qq', '-o', 'APT::Sandbox::User=root', 'download', name);
  for (const archive of await readdir(download)) run('dpkg', '-x', archive, download);
  const unpacked = ['usr/bin', 'usr/sbin'].map((path) => join(download, path, name));
  return unpacked.find(existsSync) ?? name;
}
