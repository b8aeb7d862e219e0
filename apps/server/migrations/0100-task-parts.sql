-- What a task writes for somebody to take away, such as an export, part by part with its batches.

create table task_parts (
  seller_id integer not null,
  task_id uuid not null,
  part_number integer not null check (part_number > 0),
  content text not null,
  primary key (seller_id, task_id, part_number),
  foreign key (seller_id, task_id) references tasks
);
