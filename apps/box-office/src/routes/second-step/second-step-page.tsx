import { SetUpSecondStep } from '../../features/second-step/set-up-second-step.tsx';
import { Entrance } from '../../features/sign-in/entrance.tsx';
import { useSessionEngine } from '../../parts/session/use-session.ts';
import { useStaff } from '../../parts/session/use-staff.ts';
import { roleWords } from '@stagedoor/rules/staff/roles';

/** The role moves money or rights: nothing else works until a second step is set up. */
export default function SecondStepPage({ onDone }: { onDone: () => void }) {
  const engine = useSessionEngine();
  const { workplace } = useStaff();
  return (
    <Entrance
      title="Your second step"
      foot={
        <p>{roleWords[workplace.role].name} is a role that signs in with one. Nothing else opens before.</p>
      }
    >
      <SetUpSecondStep onDone={() => void engine.refresh().then(onDone)} />
    </Entrance>
  );
}
