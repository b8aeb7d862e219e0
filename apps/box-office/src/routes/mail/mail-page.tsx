import { Route, Routes } from 'react-router';
import { MailList } from './mail-list.tsx';
import { OneMail } from './one-mail.tsx';

export default function MailPage() {
  return (
    <Routes>
      <Route path="/mail" element={<MailList />} />
      <Route path="/mail/:id" element={<OneMail />} />
    </Routes>
  );
}
