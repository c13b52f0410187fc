import { privacyCopy } from 'virtual:messages/privacy';
import { isSignedOut, isUnreachable, reasonOf } from '@repo/client/failure';
import { brand } from '@repo/contracts/brand';
import { saveBlob } from '@repo/ui/save-blob';
import { endRefusedSession } from '#src/account/session/end-session.ts';
import { api } from '#src/platform/api/api.ts';
import { readStudent } from '#src/platform/storage/read-student.ts';
import { buildArchive } from './build-archive.ts';
import { fetchOwnPicture } from './own-picture.ts';

const copy = privacyCopy.own;
/**
 * Fetches everything that the server stores about the student, adds what only this device has, packs it and
 * downloads it as a file. Never throws.
 * @returns why it failed and what to do about it, or null
 */
export async function downloadAccount(): Promise<{ failure: string | null }> {
  try {
    const data = await api.auth.exportAccount.query();
    const picture = await fetchOwnPicture(data.account.profilePicture);
    const day = data.exportedAt.slice(0, 10);
    const zip = new Blob([await buildArchive(data, picture, readStudent(data.account.id))], {
      type: 'application/zip',
    });
    saveBlob(`${brand.storagePrefix}-data-${day}.zip`, zip);
    return { failure: null };
  } catch (error) {
    if (isSignedOut(error)) void endRefusedSession(error);
    return { failure: isUnreachable(error) ? copy.unreachable : reasonOf(error, copy.failed) };
  }
}
