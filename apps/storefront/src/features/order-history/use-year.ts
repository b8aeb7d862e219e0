import { useLocation, useNavigate } from 'react-router';
import { historyPath } from '../../parts/history/history-address.ts';

/** The chosen year of past orders. It stands in the address, so that reload and back keep it. */
export function useYear(): [year: number | undefined, choose: (year: number | undefined) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const year = Number(new URLSearchParams(search).get('year')) || undefined;
  const choose = (next: number | undefined) =>
    void navigate(historyPath({ type: 'orders' }) + yearSearch(next), { replace: true });
  return [year, choose];
}

export const yearSearch = (year: number | null | undefined): string => (year ? `?year=${year}` : '');
