import { Disclosure } from '@stagedoor/ui/disclosure';
import styles from './step-picture.module.css';

/** The secret of a second step, for the camera of an authenticator app and for fingers. */
export function StepPicture({ secret, picture }: { secret: string; picture: string }) {
  return (
    <>
      <p>Point your app at this picture.</p>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(picture)}`}
        alt="For the camera of your authenticator app; the same stands below as letters"
        className={styles.picture}
      />
      <Disclosure summary="No camera: type it in">
        <p className={styles.secret}>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</p>
      </Disclosure>
    </>
  );
}
