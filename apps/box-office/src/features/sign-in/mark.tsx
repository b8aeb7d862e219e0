import mark from './mark.svg';

/** The house's mark, beside its name. */
export const Mark = ({ size = 34 }: { size?: number | undefined }) => (
  <img src={mark} alt="" width={size} height={size} />
);
