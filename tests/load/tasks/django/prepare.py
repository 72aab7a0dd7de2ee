"""Creates Django's own tables and the operators, and a history for what an operator has done in the copy: run by `manage.py shell`."""

import os

from django.contrib.admin.models import ADDITION, LogEntry
from django.contrib.auth.models import User
from django.contrib.contenttypes.models import ContentType
from django.core.management import call_command
from operators.models import RiceTransaction

call_command("migrate", verbosity=0)
User.objects.create_superuser("operator", password=os.environ["TASKS_PASSWORD"])
revocation = RiceTransaction.objects.get(id=os.environ["TASKS_REVOCATION"])
LogEntry.objects.log_action(
    user_id=User.objects.create_user(os.environ["TASKS_REVOKED_BY"], is_staff=True).id,
    content_type_id=ContentType.objects.get_for_model(RiceTransaction).id,
    object_id=revocation.id,
    object_repr=str(revocation),
    action_flag=ADDITION,
    change_message='[{"added": {}}]',
)
